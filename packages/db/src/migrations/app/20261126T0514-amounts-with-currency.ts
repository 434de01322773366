import { type Kysely, sql } from 'kysely';

/**
 * An amount is in the currency of its time: a community that changes its own converts none. Besides, indexes for counting
 * introductions and orders of a span.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table referrals add column outcome_currency text check (char_length(outcome_currency) = 3);
    alter table service_orders add column currency text check (char_length(currency) = 3);

    create function current_currency(of_schema name) returns text
      language plpgsql stable
      as $$
      declare
        found text;
      begin
        execute format($sql$select value #>> '{}' from %I.settings where key = 'currency'$sql$, of_schema) into found;
        return coalesce(nullif(found, ''), 'USD');
      end
      $$;
    alter table referrals disable trigger referrals_touch;
    alter table service_orders disable trigger service_orders_touch;
    update referrals set outcome_currency = current_currency(current_schema()) where outcome_value is not null;
    update service_orders set currency = current_currency(current_schema());
    alter table referrals enable trigger referrals_touch;
    alter table service_orders enable trigger service_orders_touch;
    alter table referrals add constraint referrals_outcome_currency
      check ((outcome_value is null) = (outcome_currency is null));
    alter table service_orders add constraint service_orders_currency check (currency is not null);

    create function set_outcome_currency() returns trigger
      language plpgsql
      as $$
      begin
        if new.outcome_value is null then
          new.outcome_currency := null;
        elsif new.outcome_currency is null then
          execute format('select %I.current_currency($1)', tg_table_schema)
            into new.outcome_currency using tg_table_schema;
        end if;
        return new;
      end
      $$;
    create trigger referrals_currency before insert or update of outcome_value on referrals
      for each row execute function set_outcome_currency();

    create function set_order_currency() returns trigger
      language plpgsql
      as $$
      begin
        if new.currency is null or tg_op = 'UPDATE' then
          execute format('select %I.current_currency($1)', tg_table_schema) into new.currency using tg_table_schema;
        end if;
        return new;
      end
      $$;
    create trigger service_orders_currency before insert on service_orders
      for each row execute function set_order_currency();
    create trigger service_orders_new_amount before update of total_amount on service_orders
      for each row when (old.total_amount <> new.total_amount) execute function set_order_currency();

    create index referrals_made on referrals (created_at desc, id desc);
    create index referrals_accepted on referrals ((greatest(target_accepted_at, referee_accepted_at)) desc, id desc)
      where target_accepted_at is not null and (referee_id is null or referee_accepted_at is not null);
    create index referrals_over on referrals (ended_at desc, id desc) where ended_at is not null;
    create index service_orders_finished on service_orders (completed_date desc, id desc)
      where completed_date is not null;
  `.execute(db);
}
