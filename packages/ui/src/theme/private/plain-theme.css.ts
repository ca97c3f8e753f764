import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { plainTheme } from './plain-theme.ts'

// The attribute stands twice: the plain theme comes before light and dark in whatever order the files are loaded.
globalStyle(':root[data-brand="plain"][data-brand]', {
  colorScheme: 'light',
  vars: { ...assignVars(vars.color, plainTheme.color), ...assignVars(vars.shadow, plainTheme.shadow) },
})
