import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../../primitives/icon/icons.ts'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import * as css from '../field/field.css.ts'

export interface PasswordFieldProps extends FieldProps {
  autoComplete?: 'current-password' | 'new-password'
}

/** A password that can be shown while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, value, onChange, autoComplete = 'current-password', ...rest } = props
  const [shown, setShown] = useState(false)
  return (
    <FieldShell label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={css.withButton}>
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={css.inputWithButton}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            icon={shown ? EyeOffIcon : EyeIcon}
            label={shown ? 'Скрыть пароль' : 'Показать пароль'}
            size={20}
            className={css.insideButton}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </FieldShell>
  )
}
