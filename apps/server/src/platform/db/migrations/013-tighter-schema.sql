-- The books are closed: an account keeps its owner, and a transfer takes entries only while it is being written.

create trigger ledger_accounts_append_only before update or delete on ledger_accounts
  for each row execute function ledger_refuse_change();

create trigger ledger_accounts_keep before truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();

-- The transaction that wrote a transfer; transfers of before this migration have none and take nothing more.
alter table ledger_transfers add column transaction_id xid8;

alter table ledger_transfers alter column transaction_id set default pg_current_xact_id();

create function ledger_refuse_late_entry() returns trigger language plpgsql as $$
begin
  if (select transaction_id from ledger_transfers where id = new.transfer_id)
      is distinct from pg_current_xact_id() then
    raise exception 'the ledger is append-only: transfer % is closed', new.transfer_id;
  end if;
  return new;
end $$;

create trigger ledger_entries_in_time before insert on ledger_entries
  for each row execute function ledger_refuse_late_entry();

-- What pointed at something by its number alone. A price of a tariff that is gone can be paid by nobody; of a coupon
-- that is gone nothing is known but that there was one.
delete from partner_tariffs where not exists (select from tariffs where tariffs.id = tariff_simple_id);

alter table partner_tariffs add constraint partner_tariffs_tariff_simple_id_fkey
  foreign key (tariff_simple_id) references tariffs;

update order_items set coupon_id = null
  where coupon_id is not null and not exists (select from coupons where coupons.id = coupon_id);

alter table order_items add constraint order_items_coupon_id_fkey
  foreign key (coupon_id) references coupons;

-- The roles of people; 13 is none (AMB-111). A number that is no role opened nothing, as the role of a client does.
update persons set person_role = 1 where person_role not between 0 and 17 or person_role = 13;

alter table persons add constraint persons_person_role_check
  check (person_role between 0 and 17 and person_role <> 13);

-- Foreign keys are looked up from the other side too.
create index sign_in_links_person_id on sign_in_links (person_id);

create index price_component_owners_person_id on price_component_owners (person_id);

create index order_items_product_id on order_items (product_id);

create index person_tariffs_tariff_id on person_tariffs (tariff_id);

create index partner_tariffs_tariff_simple_id on partner_tariffs (tariff_simple_id);

create index risk_conclusions_author_id on risk_conclusions (author_id);

create index deal_documents_attachment_id on deal_documents (attachment_id);

create index coupons_product_id on coupons (product_id);

create index ledger_accounts_person_id on ledger_accounts (person_id);

-- Old keys are forgotten by their age.
create index idempotency_keys_created_at on idempotency_keys (created_at);
