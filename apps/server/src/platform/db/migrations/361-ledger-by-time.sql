-- Statistics are compared with the books of the same days (CONSOLE-18).
create index ledger_transfers_created_at on ledger_transfers (created_at);

-- Tariffs have no order: their payments are found by their key.
create index ledger_transfers_tariffs on ledger_transfers (created_at) where unique_key like 'tariff:%';
