import type { ComponentProps } from 'react';

export const Card = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div
    {...rest}
    className={`rounded-card border-line bg-surface shadow-card border ${className}`}
  />
);
