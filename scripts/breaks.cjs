// Twelve faults spread over the product. npm run test:breaks puts one after another into a copy of this checkout and
// says which test finds it. `find` names the stages to look in first; without `--first` the whole of npm test runs.
'use strict';

/** Text that stands once in a file, and what is put in its place. */
const faults = [
  {
    name: 'a condition: customers may accept their own requests',
    file: 'domain/booking.ts',
    from: "accept: { from: ['requested'], to: 'accepted', by: ['handyman'] }",
    to: "accept: { from: ['requested'], to: 'accepted', by: ['handyman', 'user'] }",
    find: ['rules'],
  },
  {
    name: 'a missing await: who has cancelled too often today may accept',
    file: 'server/booking/actions.ts',
    from: '      await refuseUnfitYes(db, handyman.id);',
    to: '      void refuseUnfitYes(db, handyman.id);',
    find: ['server/booking'],
  },
  {
    name: 'a wrong word: what a waiting customer reads',
    file: 'web/words/en/near-list.tsx',
    from: "waiting: 'Waiting for handyman to respond...'",
    to: "waiting: 'Please wait'",
    find: ['screens'],
  },
  {
    name: 'a dropped index: a handyman may have two jobs for now',
    file: 'server/db/migrations/055b_visits_ahead.sql',
    from: 'create unique index concurrently if not exists bookings_one_now_job',
    to: 'create index concurrently if not exists bookings_one_now_job',
    find: ['booking/tracking'],
  },
  {
    name: 'a lost header: browsers may guess the type of a file',
    file: 'server/http/headers.ts',
    from: "  'x-content-type-options': 'nosniff',\n",
    to: '',
    find: ['http/headers', 'http/web-files'],
  },
  {
    name: 'a CSS rule that hides what is pressed to ask somebody',
    file: 'web/theme.css',
    from: '@layer base {',
    to: '@layer base {\n  li button { display: none !important; }\n',
    find: ['customer-books'],
  },
  {
    name: 'a cookie that scripts can read',
    file: 'server/http/cookies.ts',
    from: '{ ...common, httpOnly: true }',
    to: '{ ...common }',
    find: ['server/user/user'],
  },
  {
    name: 'exact places given to strangers',
    file: 'domain/place.ts',
    from: 'export const blurPlace = ({ lat, long }: Place): Place => ({',
    to: 'export const blurPlace = ({ lat, long }: Place): Place => lat > 0 ? { lat, long } : ({',
    find: ['rules'],
  },
  {
    name: 'a new key for each try to pay',
    file: 'server/payment/lease-store.ts',
    from: "'pay:' || $1::text || ':' || n",
    to: "'pay:' || $1::text || ':' || n || random()::text",
    find: ['server/payment'],
  },
  {
    name: 'fields without their labels',
    file: 'web/ui/field.tsx',
    from: '<label htmlFor={id} className="text-sm font-semibold">',
    to: '<label className="text-sm font-semibold">',
    find: ['screens'],
  },
  {
    name: 'an app that keeps no page for the time without a network',
    file: 'web/worker/worker.ts',
    from: "worker.addEventListener('install', (event) => event.waitUntil(keepShell()));",
    to: 'void keepShell;',
    find: ['installed'],
  },
  {
    name: 'a change that is never told to the other side',
    file: 'server/booking/actions.ts',
    from: '    await publishBookings(deps.events, [won, ...lost]);',
    to: '    await publishBookings(deps.events, lost);',
    find: ['event-stream'],
  },
];

const childProcess = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const setup = require('./setup.cjs');

const args = process.argv.slice(2);
const first = args.includes('--first');
const all = args.includes('--all') ? ['--all'] : [];

function copyCheckout() {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'localhands-breaks-'));
  const listed = childProcess.spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard'],
    { cwd: setup.root, encoding: 'utf8' },
  );
  listed.stdout
    .split('\n')
    .filter((file) => file !== '' && fs.existsSync(path.join(setup.root, file)))
    .forEach((file) => fs.cpSync(path.join(setup.root, file), path.join(copy, file)));
  fs.symlinkSync(path.join(setup.root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** What npm test says of its first failure. */
function verdictOf(output) {
  const where = /^Look at: (.+)$/m.exec(output);
  const stage = /^FAILED +(.+?)  /m.exec(output);
  return where ? where[1] : stage ? stage[1] : 'a run that did not end';
}

function run(copy, words) {
  const began = Date.now();
  const { status, stdout } = childProcess.spawnSync(
    process.execPath,
    ['scripts/test.cjs'].concat(all, words),
    { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const seconds = Math.round((Date.now() - began) / 1000);
  return { found: status !== 0, where: verdictOf(stdout), seconds: seconds };
}

const copy = copyCheckout();
let missed = 0;
faults
  .filter((fault) => {
    const words = args.filter((word) => !word.startsWith('--'));
    return words.length === 0 || words.some((word) => fault.name.includes(word));
  })
  .forEach((fault) => {
    const file = path.join(copy, fault.file);
    const whole = fs.readFileSync(file, 'utf8');
    if (whole.split(fault.from).length !== 2) {
      setup.stop(fault.file + ' has changed: "' + fault.from + '" does not stand in it once.');
    }
    fs.writeFileSync(
      file,
      whole.replace(fault.from, () => fault.to),
    );
    const result = run(copy, first ? fault.find : []);
    fs.writeFileSync(file, whole);
    if (!result.found) missed += 1;
    const how = result.found ? 'found by ' + result.where : 'NOT FOUND';
    console.log(fault.name + ': ' + how + ' (' + result.seconds + ' s)');
  });
fs.rmSync(copy, { recursive: true, force: true });
process.exitCode = missed === 0 ? 0 : 1;
