import { words } from '#words/help.ts';

type Answer = { readonly question: string; readonly answer: string; readonly link?: string };

type Topic = { readonly title: string; readonly answers: Readonly<Record<string, Answer>> };

const topics: Readonly<Record<string, Topic>> = words.topics;

/** Where the link under an answer leads, by topic and answer. */
const ways: Readonly<Record<string, string>> = {
  'booking ask': '/services/servicePage',
  'booking code': '/user/bookings',
  'booking cancel': '/user/bookings',
  'paying cardRefused': '/user/bookings',
  'paying refund': '/refunds',
  'paying receipt': '/user/bookings',
  'safety whoSees': '/privacy',
  'safety behaved': '/grievance',
  'professionals join': '/handyman/register',
  'professionals share': '/handyman/dashboard',
  'professionals unpaid': '/handyman/help/new',
  'professionals refunded': '/refunds',
};

const has = ({ question, answer }: Answer, sought: readonly string[]): boolean => {
  const text = `${question} ${answer}`.toLowerCase();
  return sought.every((word) => text.includes(word));
};

/** The answers that have every word that was typed, by topic. */
export const findAnswers = (typed: string) => {
  const sought = typed.trim().toLowerCase().split(/\s+/);
  return Object.entries(topics)
    .map(([topic, { title, answers }]) => ({
      id: topic,
      title,
      answers: Object.entries(answers)
        .filter(([, answer]) => typed.trim() === '' || has(answer, sought))
        .map(([name, answer]) => ({
          id: `${topic}-${name}`,
          ...answer,
          to: ways[`${topic} ${name}`],
        })),
    }))
    .filter(({ answers }) => answers.length > 0);
};
