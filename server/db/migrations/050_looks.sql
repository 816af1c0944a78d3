-- outside a transaction: no operator waits for it.

-- Whom one operator has looked at within the hour, and whether the admins were told of it (operator/look-store.ts).
create index concurrently if not exists audit_log_looks on audit_log (operator_id, at)
  where action in ('look_at_customer', 'look_at_professional', 'many_looks', 'looks_refused');
