import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { media } from '../../theme/tokens.ts'

/** The console is the same kit set closer: text of 14 px, nothing below 13, controls of 34. */
globalStyle('body[data-density="console"]', {
  vars: {
    ...assignVars(vars.size, {
      hero: '2.5rem',
      heroBeside: '2.5rem',
      h1: '1.5rem',
      h2: '1.0625rem',
      h3: '0.875rem',
      answer: '1.5rem',
      lead: '1rem',
      item: '0.9375rem',
      body: '0.875rem',
      label: '0.875rem',
      small: '0.8125rem',
      tiny: '0.8125rem',
      plan: '0.75rem',
    }),
    ...assignVars(vars.leading, {
      hero: '1.1',
      h1: '1.17',
      h2: '1.3',
      h3: '1.43',
      lead: '1.4',
      body: '1.43',
      small: '1.38',
      tiny: '1.38',
    }),
    [vars.layout.control]: '34px',
  },
  background: vars.color.ground,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.belowLg]: { vars: { [vars.layout.control]: '44px' } } },
})
