import { helpTerms } from '#domain/help-terms.ts';
import { words } from '#words/help.ts';

type Answer = { readonly question: string; readonly answer: string; readonly link?: string };

type Topic = { readonly title: string; readonly answers: Readonly<Record<string, Answer>> };

type Topics = Readonly<Record<string, Topic>>;

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
  'professionals payouts': '/handyman/payouts',
  'professionals unpaid': '/handyman/help/new',
  'professionals refunded': '/refunds',
};

/** Without the dot below a letter, which many leave out, and with one sign for the two of a nasal vowel. */
const comparable = (text: string): string =>
  text.normalize('NFD').toLowerCase().replaceAll('\u093C', '').replaceAll('\u0901', '\u0902');

/** A Hindi noun changes its end with its place in the sentence: पैसा, पैसे, पैसों. */
const stemOf = (word: string): string => word.replace(/(?<=...)[\u093E\u0947\u094B]\u0902?$/, '');

/** The answers that have every word that was typed, by topic. */
export const findAnswers = (typed: string, topics: Topics = words.topics) => {
  const sought = comparable(typed).trim().split(/\s+/).map(stemOf);
  return Object.entries(topics)
    .map(([topic, { title, answers }]) => ({
      id: topic,
      title,
      answers: Object.entries(answers)
        .filter(([name, { question, answer }]) => {
          const text = comparable(`${question} ${answer} ${helpTerms[`${topic} ${name}`] ?? ''}`);
          return sought.every((word) => text.includes(word));
        })
        .map(([name, answer]) => ({
          id: `${topic}-${name}`,
          ...answer,
          to: ways[`${topic} ${name}`],
        })),
    }))
    .filter(({ answers }) => answers.length > 0);
};
