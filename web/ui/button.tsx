import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';

const variants = {
  primary: 'bg-accent text-on-accent shadow-card hover:bg-accent-strong',
  good: 'bg-good text-on-good shadow-card hover:brightness-110',
  outline: 'border border-accent bg-surface text-accent hover:bg-accent-soft',
  secondary: 'border border-line bg-surface text-ink hover:border-line-strong hover:bg-sunken',
  quiet: 'text-accent hover:bg-accent-soft',
  danger: 'border border-line bg-surface text-bad hover:border-bad hover:bg-bad-soft',
} as const;

const sizes = {
  small: 'min-h-9 px-3.5 text-sm gap-1.5',
  medium: 'min-h-11 px-5 text-base gap-2',
  large: 'min-h-13 px-7 text-lg gap-2.5',
} as const;

type Look = {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** As wide as what holds it. */
  wide?: boolean;
};

/** A button's look, for links that act like one. */
export const buttonClass = ({ variant = 'primary', size = 'medium', wide = false }: Look = {}) =>
  `inline-flex items-center justify-center rounded-control text-center font-semibold transition duration-200 active:scale-[0.98] disabled:pointer-events-none disabled:border-transparent disabled:bg-sunken disabled:text-ink-faint disabled:shadow-none ${variants[variant]} ${sizes[size]} ${wide ? 'w-full' : ''}`;

type Props = ComponentProps<'button'> & Look & { busy?: boolean };

export const Button = ({
  variant,
  size,
  wide,
  busy = false,
  type = 'button',
  className = '',
  disabled,
  onClick,
  children,
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    disabled={disabled === true || busy}
    aria-busy={busy}
    onClick={(event) => {
      // The second click of a double click is not a press of its own.
      if (event.detail > 1) event.preventDefault();
      else onClick?.(event);
    }}
    className={`${buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) })} ${className}`}
  >
    {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
    {children}
  </button>
);
