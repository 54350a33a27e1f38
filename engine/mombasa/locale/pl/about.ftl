mombasa-title = Mombasa
mombasa-about = „Mombasa” opowiada o europejskich kompaniach handlowych, które w epoce kolonialnej dzieliły między siebie Afrykę; gra pokazuje ich handel i pomija ludzi, którzy za niego zapłacili.
