-- outside a transaction: who pays does not wait for this.
alter table payments validate constraint payments_gateway_check;
