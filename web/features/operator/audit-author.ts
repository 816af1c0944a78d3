import { words } from '#words/operator.tsx';

/** Done without an operator, and not by the command line. */
const others: Readonly<Record<string, string>> = {
  change_own_services: words.audit.owner,
  delete_own_account: words.audit.owner,
  flag_professional: words.audit.byItself,
};

/** Who did what the log says. */
export const auditAuthor = (action: string, operator: string | null): string =>
  operator ?? others[action] ?? words.audit.commandLine;

const names: Readonly<Record<string, string>> = words.audit.actions;

export const auditAction = (action: string): string => names[action] ?? action;
