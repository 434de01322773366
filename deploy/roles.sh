#!/usr/bin/env bash
# Creates or upgrades the database and the roles of Guildhall; idempotent. Run it as a superuser of
# PostgreSQL, on its machine or with PGHOST, PGPORT, PGUSER and PGPASSWORD set. The compose files run it
# when the database is created.
#
#   sudo -u postgres DATABASE_OWNER_PASSWORD=... DATABASE_PASSWORD=... bash deploy/roles.sh
#
# REPLICATOR_PASSWORD also creates the role of a streaming standby; OWNER_MAY_CREATE_DATABASES=1 is for the
# tests, which create databases. Passwords are read from the environment, never from the command line.
(
  set -euo pipefail
  : "${DATABASE_OWNER_PASSWORD:?set the password of guildhall_owner}"
  : "${DATABASE_PASSWORD:?set the password of guildhall_app}"
  export PGUSER=${PGUSER:-postgres} REPLICATOR_PASSWORD=${REPLICATOR_PASSWORD:-} PGOPTIONS='-c client_min_messages=warning'
  script=${ROLES_SQL:-$(dirname "${BASH_SOURCE[0]}")/../packages/db/src/roles.sql}
  run() { psql --no-psqlrc --quiet --tuples-only --set ON_ERROR_STOP=1 --dbname "$1"; }

  run postgres <<'SQL'
select 'create database guildhall' where not exists (select from pg_database where datname = 'guildhall') \gexec
SQL
  {
    cat <<'SQL'
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv app_password DATABASE_PASSWORD
\getenv replicator_password REPLICATOR_PASSWORD
select set_config('guildhall.owner_password', :'owner_password', false),
  set_config('guildhall.app_password', :'app_password', false) \g /dev/null
SQL
    cat "$script"
    cat <<'SQL'
select :'replicator_password' <> '' as with_replicator \gset
\if :with_replicator
select 'create role replicator' where not exists (select from pg_roles where rolname = 'replicator') \gexec
alter role replicator login replication nosuperuser nocreatedb nocreaterole password :'replicator_password';
\endif
SQL
    if [ "${OWNER_MAY_CREATE_DATABASES:-0}" = 1 ]; then echo 'alter role guildhall_owner createdb;'; fi
  } | run guildhall
)
