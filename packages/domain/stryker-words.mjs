/**
 * Modules of words for people: their sentences hold no rule, so emptying one is no fault that a test must find, and a
 * test that did would only repeat the sentence. Left alone are whole texts with a Cyrillic letter in these modules.
 * Conditions, patterns, keys, numbers and texts that are put together from facts stay mutated, and so does every
 * message that the specification fixes.
 */
const CONTENT_MODULES = [
  'src/fields/cadastral/regions.ts',
  'src/legal/consent-documents.ts',
  'src/legal/offer-document.ts',
  'src/legal/privacy-policy.ts',
  'src/checks/checks.ts',
  'src/reports/report/not-checked-reasons.ts',
  'src/checks/occasion.ts',
  'src/reports/report/property-rules.ts',
  'src/reports/report/summary-rules.ts',
]

const CYRILLIC = /\p{Script=Cyrillic}/u

function isContentModule(fileName) {
  const path = fileName.replaceAll('\\', '/')
  return CONTENT_MODULES.some((module) => path.endsWith(`/${module}`))
}

function wholeText(path) {
  if (path.isStringLiteral()) return path.node.value
  if (path.isTemplateLiteral() && path.node.expressions.length === 0) return path.node.quasis[0].value.raw
  return ''
}

function shouldIgnore(path) {
  if (!CYRILLIC.test(wholeText(path)) || !isContentModule(path.hub.file.opts.filename)) return undefined
  return 'Words for people hold no rule'
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'words', value: { shouldIgnore } }]
