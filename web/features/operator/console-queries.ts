import { queryOptions, useQuery } from '@tanstack/react-query';
import { getCityDay } from '#contract/city-day.ts';
import { getCustomerCredit } from '#contract/operator-credit.ts';
import { listServices } from '#contract/catalogue-editor.ts';
import {
  getToday,
  readBooking,
  readCustomer,
  searchBookings,
  searchCustomers,
} from '#contract/console.ts';
import type { State } from '#domain/booking.ts';
import { nameOf } from '#words/catalogue.ts';
import { send } from '../../data/api.ts';
import { rowsQuery } from '../../data/pages.ts';
import { operatorKey } from './queries.ts';

/** How old the figures of today may be on an open page. */
const everyMs = 10_000;

export const todayQuery = () =>
  queryOptions({
    queryKey: [operatorKey, 'today'],
    queryFn: ({ signal }) => send(getToday, { signal }),
    refetchInterval: everyMs,
  });

export const cityDayQuery = (query: { city?: string; day?: string }) =>
  queryOptions({
    queryKey: [operatorKey, 'day', query],
    queryFn: ({ signal }) => send(getCityDay, { query, signal }),
    refetchInterval: everyMs,
  });

export type BookingFilter = {
  q?: string;
  state?: State | 'live';
  service?: string;
  from?: string;
  to?: string;
  sort?: 'newest' | 'oldest';
};

export const bookingSearchQuery = (filter: BookingFilter) =>
  rowsQuery([operatorKey, 'bookings', 'list', filter], searchBookings, { query: filter });

export const anyBookingQuery = (id: string) =>
  queryOptions({
    queryKey: [operatorKey, 'bookings', 'one', id],
    queryFn: ({ signal }) => send(readBooking, { params: { id }, signal }),
  });

export type CustomerFilter = { q?: string; sort?: 'newest' | 'oldest' | 'name' };

export const customerSearchQuery = (filter: CustomerFilter) =>
  rowsQuery([operatorKey, 'customers', 'list', filter], searchCustomers, { query: filter });

export const customerCreditQuery = (id: string) =>
  queryOptions({
    queryKey: [operatorKey, 'customers', 'one', id, 'credit'],
    queryFn: ({ signal }) => send(getCustomerCredit, { params: { id }, signal }),
  });

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [operatorKey, 'customers', 'one', id],
    queryFn: ({ signal }) => send(readCustomer, { params: { id }, signal }),
  });

export const servicesQuery = () =>
  queryOptions({
    queryKey: [operatorKey, 'services'],
    queryFn: ({ signal }) => send(listServices, { signal }),
  });

/** What bookings name in English, in the reader's language; those that are switched off too. */
export const useServiceName = (): ((serviceName: string) => string) => {
  const { data: services = [] } = useQuery(servicesQuery());
  return (serviceName) => {
    const service = services.find((one) => one.serviceName === serviceName);
    return service ? nameOf(service) : serviceName;
  };
};
