import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { plainTheme } from './plain-theme.ts'

// The attribute is repeated for specificity: the plain theme overrides light and dark in any order of the files.
globalStyle(':root[data-brand="plain"][data-brand]', {
  colorScheme: 'light',
  vars: { ...assignVars(vars.color, plainTheme.color), ...assignVars(vars.shadow, plainTheme.shadow) },
})
