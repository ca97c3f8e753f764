const hard = (stem: string): readonly string[] =>
  ['ая', 'ый', 'ой', 'ое', 'ий'].map((ending) => stem + ending)
const soft = (stem: string): readonly string[] => ['яя', 'ий', 'ее'].map((ending) => stem + ending)

/** Shortened words of street names, as registers write them: «ул. Масловка Нижн.», «Б. Полянка». */
const FULL_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['б', hard('больш')],
  ['бол', hard('больш')],
  ['м', hard('мал')],
  ['мал', hard('мал')],
  ['н', [...soft('нижн'), ...hard('нов')]],
  ['нижн', soft('нижн')],
  ['ниж', soft('нижн')],
  ['в', soft('верхн')],
  ['верх', soft('верхн')],
  ['верхн', soft('верхн')],
  ['ср', soft('средн')],
  ['средн', soft('средн')],
  ['нов', hard('нов')],
  ['стар', hard('стар')],
  ['сев', hard('северн')],
  ['юж', hard('южн')],
  ['зап', hard('западн')],
  ['вост', hard('восточн')],
  ['вел', hard('велик')],
  ['кр', hard('красн')],
  ['ак', ['академика']],
  ['акад', ['академика']],
  ['марш', ['маршала']],
  ['ген', ['генерала']],
  ['адм', ['адмирала']],
  ['проф', ['профессора']],
  ['инж', ['инженера']],
  ['кап', ['капитана']],
])

/** The full words that an abbreviation in an address may mean. */
export const fullWords = (word: string): readonly string[] => FULL_WORDS.get(word) ?? []

const YEARS: readonly string[] = ['лет', 'летия', 'летие']

/** Other spellings of a word: «50-летия Октября» and «50 лет Октября» are one street where a town has one of them. */
export const sameWords = (word: string): readonly string[] =>
  YEARS.includes(word) ? YEARS.filter((other) => other !== word) : []

/** Words that say nothing: the country, «имени», what people write around an address. */
const EMPTY = new Set('россия рф российская федерация индекс имени им адрес по на реки бн'.split(' '))

export const isEmptyWord = (word: string): boolean => EMPTY.has(word)

export const EMPTY_WORDS: readonly string[] = [...EMPTY]

const ORDINALS = 'перв втор трет четверт пят шест седьм восьм девят десят'.split(' ')

/** The number of «вторая» in «вторая Линия»; undefined for any other word. */
export function ordinalNumber(word: string): number | undefined {
  const match = /^(.{3,7}?)(?:ая|ый|ой|ий|ое|ья|ье)$/.exec(word)
  const place = match ? ORDINALS.indexOf(match[1] as string) : -1
  return place === -1 ? undefined : place + 1
}
