import {
  Activity,
  BadgePercent,
  Banknote,
  CalendarCheck,
  CalendarClock,
  Gavel,
  IdCard,
  Landmark,
  LifeBuoy,
  ScrollText,
  Star,
  Tags,
  UserCog,
  Users,
  Wrench,
} from 'lucide-react';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { words as catalogue } from '#words/catalogue-editor.tsx';
import { words as day } from '#words/city-day.ts';
import { words as market } from '#words/console.tsx';
import { words as disputes } from '#words/dispute.ts';
import { words as account } from '#words/account.tsx';
import { words as network } from '#words/network.ts';
import { words } from '#words/operator.tsx';
import { words as verification } from '#words/verification.tsx';
import { words as tickets } from '#words/operator-tickets.ts';
import { words as ratings } from '#words/operator-ratings.ts';
import { ConsoleEntry } from './features/operator/console-entry.tsx';
import { ConsoleFrame } from './features/operator/console-frame.tsx';
import type { ConsolePage } from './features/operator/console-frame.tsx';
import Account from './screens/operator/account.tsx';
import Applications from './screens/operator/applications.tsx';
import Audit from './screens/operator/audit.tsx';
import Book from './screens/operator/book.tsx';
import Bookings from './screens/operator/bookings.tsx';
import Booking from './screens/operator/bookings/booking.tsx';
import Catalogue from './screens/operator/catalogue.tsx';
import Service from './screens/operator/catalogue/service.tsx';
import Day from './screens/operator/day.tsx';
import Customers from './screens/operator/customers.tsx';
import Customer from './screens/operator/customers/customer.tsx';
import Join from './screens/operator/join.tsx';
import Login from './screens/operator/login.tsx';
import Forgot from './screens/operator/login/forgot.tsx';
import Operators from './screens/operator/operators.tsx';
import Professional from './screens/operator/professional.tsx';
import Professionals from './screens/operator/professionals.tsx';
import Tickets from './screens/operator/tickets.tsx';
import Ticket from './screens/operator/tickets/ticket.tsx';
import Today from './screens/operator/today.tsx';
import Ratings from './screens/operator/ratings.tsx';
import { lazyComponent } from './ui/lazy-component.tsx';
import { LoadingPage } from './ui/skeleton.tsx';

type Page = ConsolePage & { Component: ComponentType };

/** Few look at these, so the console is loaded without them. */
const moneyPages = () => import('./money-pages.tsx');
const stand = { coming: <LoadingPage />, failed: <p>{network.missing.text}</p> };
const Books = lazyComponent(async () => (await moneyPages()).Books, stand);
const Codes = lazyComponent(async () => (await moneyPages()).Codes, stand);
const Reconciliation = lazyComponent(async () => (await moneyPages()).Reconciliation, stand);
const Payouts = lazyComponent(async () => (await moneyPages()).Payouts, stand);
const Disputes = lazyComponent(async () => (await moneyPages()).Disputes, stand);
const Dispute = lazyComponent(async () => (await moneyPages()).Dispute, stand);
const PayoutRun = lazyComponent(async () => (await moneyPages()).PayoutRun, stand);

/** §11: the operator's pages, in the order of their menu. */
export const consolePages: readonly Page[] = [
  {
    path: '/operator/login',
    title: words.login.title,
    Component: Login,
  },
  {
    path: '/operator/login/forgot',
    title: account.forgotten.title,
    Component: Forgot,
  },
  {
    path: '/operator/join',
    title: words.join.title,
    Component: Join,
  },
  {
    path: '/operator/today',
    title: market.today.title,
    Icon: Activity,
    needs: 'support',
    Component: Today,
  },
  {
    path: '/operator/day',
    title: day.title,
    Icon: CalendarClock,
    needs: 'support',
    Component: Day,
  },
  {
    path: '/operator/applications',
    title: verification.applications.title,
    Icon: IdCard,
    needs: 'support',
    Component: Applications,
  },
  {
    path: '/operator/applications/:id',
    title: verification.applications.title,
    needs: 'support',
    Component: Professional,
  },
  {
    path: '/operator/professionals',
    title: verification.professionals.title,
    Icon: Wrench,
    needs: 'support',
    Component: Professionals,
  },
  {
    path: '/operator/professionals/:id',
    title: verification.professionals.title,
    needs: 'support',
    Component: Professional,
  },
  {
    path: '/operator/customers',
    title: market.customers.title,
    Icon: Users,
    needs: 'support',
    Component: Customers,
  },
  {
    path: '/operator/customers/:id',
    title: market.customers.title,
    needs: 'support',
    Component: Customer,
  },
  {
    path: '/operator/book',
    title: market.book.title,
    needs: 'support',
    Component: Book,
  },
  {
    path: '/operator/bookings',
    title: market.bookings.title,
    Icon: CalendarCheck,
    needs: 'support',
    Component: Bookings,
  },
  {
    path: '/operator/bookings/:id',
    title: market.bookings.title,
    needs: 'support',
    Component: Booking,
  },
  {
    path: '/operator/tickets',
    title: tickets.title,
    Icon: LifeBuoy,
    needs: 'support',
    Component: Tickets,
  },
  {
    path: '/operator/tickets/:id',
    title: tickets.title,
    needs: 'support',
    Component: Ticket,
  },
  {
    path: '/operator/ratings',
    title: ratings.title,
    Icon: Star,
    needs: 'support',
    Component: Ratings,
  },
  {
    path: '/operator/catalogue',
    title: catalogue.title,
    Icon: Tags,
    needs: 'support',
    Component: Catalogue,
  },
  {
    path: '/operator/catalogue/:id',
    title: catalogue.title,
    needs: 'support',
    Component: Service,
  },
  {
    path: '/operator/disputes',
    title: disputes.title,
    Icon: Gavel,
    needs: 'support',
    Component: Disputes,
  },
  {
    path: '/operator/disputes/:id',
    title: disputes.title,
    needs: 'support',
    Component: Dispute,
  },
  {
    path: '/operator/reconciliation',
    title: words.reconciliation,
    needs: 'admin',
    Component: Reconciliation,
  },
  {
    path: '/operator/payouts',
    title: words.payouts,
    Icon: Banknote,
    needs: 'admin',
    Component: Payouts,
  },
  {
    path: '/operator/payouts/:day',
    title: words.payouts,
    needs: 'admin',
    Component: PayoutRun,
  },
  {
    path: '/operator/books',
    title: words.books,
    Icon: Landmark,
    needs: 'admin',
    Component: Books,
  },
  {
    path: '/operator/codes',
    title: words.codes,
    Icon: BadgePercent,
    needs: 'support',
    Component: Codes,
  },
  {
    path: '/operator/audit',
    title: words.audit.title,
    Icon: ScrollText,
    needs: 'support',
    Component: Audit,
  },
  {
    path: '/operator/account',
    title: account.operator.title,
    needs: 'support',
    Component: Account,
  },
  {
    path: '/operator/operators',
    title: words.operators.title,
    Icon: UserCog,
    needs: 'admin',
    Component: Operators,
  },
];

const Show = ({ title, Component }: Page) => {
  const { id } = useParams();
  useEffect(() => {
    document.title = `${title} · LocalHands`;
  }, [title]);
  // Another ticket or booking gets a page of its own, without what was typed on the one before.
  return <Component key={id} />;
};

const inside = consolePages.filter(({ needs }) => needs !== undefined);

const routesOf = (pages: readonly Page[]) =>
  pages.map((one) => (
    <Route
      key={one.path}
      path={one.path.replace('/operator/', '')}
      element={<Show key={one.path} {...one} />}
    />
  ));

/**
 * §11: the console's pages. Loaded whole, by one line of the routes: files that it shared with
 * the public pages would make the build split theirs.
 */
export const Console = () => (
  <Routes>
    <Route element={<ConsoleEntry />}>
      {routesOf(consolePages.filter(({ needs }) => needs === undefined))}
    </Route>
    <Route element={<ConsoleFrame pages={inside} />}>
      {routesOf(inside)}
      <Route path="*" element={<Navigate to="/operator/today" replace />} />
    </Route>
  </Routes>
);
