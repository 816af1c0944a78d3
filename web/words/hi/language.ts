import './devanagari.css';
import type * as english from '../en/language.ts';

export const language: typeof english.language = 'hi';
export const locale: string = 'hi-IN';
