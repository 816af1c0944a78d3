import { limits } from '#domain/limits.ts';
import { PasswordField } from '../../ui/field.tsx';

/** §21: asked again before a change that could lock the owner out of their account. */
export const CurrentPassword = ({ label }: { label: string }) => (
  <PasswordField
    name="currentPassword"
    label={label}
    autoComplete="current-password"
    required
    maxLength={limits.password.most}
  />
);
