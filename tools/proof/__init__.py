"""The long runs behind `make soak`: each part plays, breaks or attacks something for as long as it is told to."""
