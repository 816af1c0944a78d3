-- outside a transaction: what is paid meanwhile does not wait for this.
alter table payments validate constraint payments_method_check;
alter table sandbox_charges validate constraint sandbox_charges_state_check;
