-- The roles of one Guildhall database. Run by a superuser connected to that database, as often as one
-- likes: it makes what is missing, sets the passwords, and hands over what earlier versions made as
-- another role. The passwords come as the settings guildhall.owner_password and guildhall.app_password,
-- so that they stand in no statement that PostgreSQL may log.
--
--   guildhall_owner   owns the database: migrations, backups and restores connect as this role
--   guildhall_app     serves requests: reads and writes rows, defines nothing

do $$
declare
  role_name text;
  change text;
begin
  foreach role_name in array array['guildhall_owner', 'guildhall_app'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I', role_name);
    end if;
    execute format('alter role %I login nosuperuser nocreaterole noreplication nobypassrls password %L',
      role_name, current_setting(replace(role_name, 'guildhall_', 'guildhall.') || '_password'));
  end loop;

  -- So the owner sees what the other role is waiting for, and may end it.
  grant guildhall_app to guildhall_owner;
  execute format('alter database %I owner to guildhall_owner', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect, temporary on database %I to guildhall_app', current_database());

  for change in
    with ours as (
      select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    ), member_of_extension as (
      select classid, objid from pg_depend where deptype = 'e'
    )
    select format('alter schema %I owner to guildhall_owner', nspname) from ours where nspname <> 'public'
    union all
    -- Sequences of columns, row types and indexes follow their table.
    select format('alter %s %I.%I owner to guildhall_owner',
        case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
          when 'c' then 'type' else 'table' end, ours.nspname, c.relname)
      from pg_class c join ours on ours.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S', 'c')
        and ('pg_class'::regclass, c.oid) not in (select classid, objid from member_of_extension)
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
          and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i'))
    union all
    select format('alter routine %s owner to guildhall_owner', p.oid::regprocedure)
      from pg_proc p join ours on ours.oid = p.pronamespace
      where ('pg_proc'::regclass, p.oid) not in (select classid, objid from member_of_extension)
    union all
    select format('alter type %I.%I owner to guildhall_owner', ours.nspname, t.typname)
      from pg_type t join ours on ours.oid = t.typnamespace
      where t.typtype in ('d', 'e')
        and ('pg_type'::regclass, t.oid) not in (select classid, objid from member_of_extension)
  loop
    execute change;
  end loop;
end
$$;
