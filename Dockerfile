# docker build -t kontor . && docker run --env-file .env -v kontor:/data kontor
# Without a token, the local table: docker run --rm --init -p 127.0.0.1:8420:8420 kontor play --listen 0.0.0.0
ARG PYTHON_IMAGE=python:3.11.13-slim-bookworm
FROM $PYTHON_IMAGE AS requirements
COPY requirements-server.txt requirements-table.txt ./
RUN python -m venv /opt/venv && /opt/venv/bin/pip install --no-cache-dir --require-hashes -r requirements-server.txt -r requirements-table.txt

FROM $PYTHON_IMAGE
RUN useradd --system --uid 10001 --home-dir /data --create-home kontor && chmod 0700 /data && \
    install --directory --owner kontor --group kontor --mode 0700 /data/backups
COPY --from=requirements /opt/venv /opt/venv
WORKDIR /opt/kontor
COPY bot.py kontor LICENSE requirements-server.txt ./
COPY cogs cogs
COPY engine engine
COPY host host
COPY render render
COPY sandbox sandbox
COPY storage storage
COPY words words
# Copies keep the modes of the clone, which may be closed to others.
RUN chmod -R go+rX . && /opt/venv/bin/python -m compileall -q .
ENV DATABASE=/data/kontor.db STATE_DIRECTORY=/data PATH=/opt/venv/bin:$PATH PYTHONUNBUFFERED=1
ARG REVISION=
ENV REVISION=$REVISION
USER kontor
VOLUME /data
# The bot touches this file while Discord and the database are there: cogs/operation/heartbeat.py
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m CMD test -n "$(find /data -maxdepth 1 -name '*.heartbeat' -mmin -2)"
ENTRYPOINT ["./kontor"]
CMD ["run"]
