import { Outlet } from 'react-router';
import { words } from '#words/operator.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Card } from '../../ui/card.tsx';
import { chooseLanguage } from '../../data/language.ts';
import { readSession } from '../../data/session.ts';

/** The frame of login and joining: one card without a menu. */
export const ConsoleEntry = () => (
  <div className="bg-ground grid min-h-svh content-start justify-items-center gap-6 px-4 py-8 sm:content-center">
    <header className="flex items-center gap-3">
      <Logo />
      <span className="text-ink-soft border-line border-l pl-3 font-medium">{words.console}</span>
    </header>
    <main className="w-full max-w-md">
      <Card className="grid gap-6 p-6 sm:p-8">
        <Outlet />
      </Card>
    </main>
    <footer>
      <LanguageSwitch
        onChoose={(language) => void chooseLanguage(language, readSession())}
        className="hover:bg-sunken min-h-11 rounded-lg px-3 font-medium"
      />
    </footer>
  </div>
);
