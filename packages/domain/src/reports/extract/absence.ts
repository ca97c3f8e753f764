import { plainLine } from '../../fields/text/plain-text.ts'

/*
 * Registers state in words or signs that nothing is entered: «--.», «нет», «данные отсутствуют», «заявленных в судебном
 * порядке прав требования не зарегистрировано». Read as an entry, such a phrase raises a false alarm; an entry read as
 * such a phrase is lost. So a text is empty only when every sentence is a negation made only of the words of such
 * phrases.
 */

const SIGNS = /^[…\s.,:;_/\\|"'()[\]~=+-]*$/

const DENIED = new RegExp(
  '(?<![а-я])(?:не (?:был[аио]? )?(?:зарегистрир|заявл|заявлял|внес|вносил|поступ|установл|име[ею]|указ|выявл|найд|обнаруж|' +
    'представ|предостав|пода|налож|существ|содерж|принят|принимал)[а-я]*|отсутству[а-я]*|отсутствие|отс|нет|без)(?![а-я])',
  'g',
)

/** Words of such sayings, by their beginning, in the forms that do not name an entry: «арестов», never «арест». */
const NEUTRAL = new RegExp(
  '^(?:данны[ехм]|данного|сведени[йяе]|сведениях|информаци[яи]|запис[иь]|записей|отмет(?:ки|ок|ка)|прав[ао]?|правах|' +
    '(?:право)?притязани[йяе]|(?:право)?притязаниях|требовани[йяе]|требованиях|ограничени[йя]|ограничениях|' +
    'обременени[йя]|обременениях|возражени[йя]|возражениях|заявлени[йя]|заявлениях|решени[йяеи]|решениях|изъяти[яи]|' +
    'споров|спорах|споры|исков|исках|иски|сдел(?:ок|ки|ках)|арестов|арестах|аресты|запретов|запретах|запреты|' +
    'запрещени[йя]|запрещениях|ипотеки|ипотеке|залогов|залоги|аренды|сервитутов|сервитуты|' +
    'правообладател(?:е|я|ях|ей)|лиц|третьих|иных|иные|других|другие|каких|какие|либо|' +
    'зарегистрированн(?:ых|ые|ого|ом|ое)|заявленн(?:ых|ые|ого|ом)|поступивш(?:их|ие)|судебн(?:ых|ые|ом)|порядке|' +
    'наличии|отношении|объект[аеу]?|недвижимости|имущества|земельного|участк[аеу]|помещени[яе]|здани[яе]|' +
    'един(?:ом|ого)|государственн(?:ом|ого|ых)|муниципальных|нужд|реестр[ае]|росреестр[ае]|егрн|егрп|гкн|' +
    'настоящее|время|дату|момент|это|этом|такие|таких|о|об|обо|в|во|на|по|из|и|или|с|у|для|к)$',
)

/** No saying of absence is longer. */
const LONGEST = 1000

const PLAIN = /^[ -~А-яЁё]*$/
const MAY_DENY = /не|отс|без|н[/.]|n[aiou/]|undef/i

/** Most texts of a file are no such sayings, and all of them are asked. */
function isOrdinary(text: string): boolean {
  if (text.length > LONGEST || /\d/.test(text)) return true
  return PLAIN.test(text) && /\p{L}/u.test(text) && !MAY_DENY.test(text)
}

/** True for a text that only says that nothing is entered. */
export function saysNothing(text: string): boolean {
  if (isOrdinary(text)) return false
  const line = reduced(text)
  if (SIGNS.test(line) || isNoValue(line)) return true
  return line
    .split(/[.;!]/)
    .filter((sentence) => !SIGNS.test(sentence))
    .every(isDenial)
}

/** True for a saying after which nothing is known: no data, a dash. It states no absence (TRUE-01). */
export function saysNoData(text: string): boolean {
  const line = reduced(text)
  if (line === '' || !saysNothing(text)) return false
  return (
    SIGNS.test(line) || isNoValue(line) || /(?:^|\s)(?:данны|сведени|информаци|не указ|не пред)/.test(line)
  )
}

const reduced = (text: string): string => plainLine(text).toLowerCase().replaceAll('ё', 'е')

const isNoValue = (line: string): boolean => /^(?:н[/.]\s?д\.?|null|none|nil|nan|n\/a|undefined)$/.test(line)

function isDenial(sentence: string): boolean {
  const rest = sentence.replace(DENIED, ' ')
  const words = rest.match(/[^\s,:/()"'-]+/g) ?? []
  return rest !== sentence && words.every((word) => NEUTRAL.test(word))
}
