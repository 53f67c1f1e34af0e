-- The sums of an invoice by rate, `[{ rate, gross, net, tax }]`, when its lines are taxed at several rates; then it has no `tax_rate`.
ALTER TABLE invoices ADD COLUMN taxes jsonb;
