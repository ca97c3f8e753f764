const spellings: Readonly<Record<string, RegExp>> = {
  'м²': /\s*(?:кв\.?\s*м(?:етр(?:а|ов)?)?\.?|[мm]\s?(?:²|\^?2)|sq\.?\s*m\.?)$/iu,
  '%': /\s*(?:%|процент(?:а|ов)?)$/iu,
  'шт.': /\s*шт(?:\.|ук[аи]?)?$/iu,
}

/** How a unit is written behind a pasted number: «54,3 кв. м» means what «54,3 м²» means. */
export function spellingsOfUnit(unit: string): RegExp {
  return spellings[unit] ?? new RegExp(`\\s*${unit.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'iu')
}
