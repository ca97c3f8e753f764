/** Present names of cities with their old, short and colloquial ones. */
const CITIES: Readonly<Record<string, string>> = {
  москва: 'мск msk moscow',
  'санкт петербург': 'спб питер ленинград петроград санктпетербург spb petersburg',
  екатеринбург: 'екб ебург свердловск екат ekb',
  'нижний новгород': 'горький нино нн ннов нновгород',
  самара: 'куйбышев',
  волгоград: 'сталинград царицын',
  тверь: 'калинин',
  пермь: 'молотов',
  краснодар: 'екатеринодар крд',
  новосибирск: 'нск новониколаевск новосиб',
  'ростов дону': 'рнд ростовнадону',
  владивосток: 'владик',
  'набережные челны': 'брежнев',
  ижевск: 'устинов',
  рыбинск: 'андропов',
  ульяновск: 'симбирск',
  калининград: 'кенигсберг кениг',
  новокузнецк: 'сталинск',
  тольятти: 'тлт',
  оренбург: 'чкалов',
  владикавказ: 'орджоникидзе дзауджикау',
  киров: 'вятка',
  челябинск: 'челяба члб',
  красноярск: 'крск',
  магнитогорск: 'магнитка',
  петрозаводск: 'птз',
  архангельск: 'архара',
  махачкала: 'петровск',
  ставрополь: 'ворошиловск',
  сыктывкар: 'устьсысольск',
  'йошкар ола': 'краснококшайск йошка',
  'улан удэ': 'верхнеудинск',
  мичуринск: 'козлов',
  гатчина: 'красногвардейск',
  пушкин: 'царскоесело',
  петергоф: 'петродворец',
  советск: 'тильзит',
  черняховск: 'инстербург',
  'южно сахалинск': 'тоехара',
  'сергиев посад': 'загорск',
  гагарин: 'гжатск',
  'комсомольск амуре': 'комсомольскнаамуре',
}

interface City {
  readonly rest: readonly string[]
  readonly aliases: readonly string[]
}

/** Cities by the last word of their present name. */
const BY_LAST_WORD = new Map<string, City[]>()
for (const [name, aliases] of Object.entries(CITIES)) {
  const words = name.split(' ')
  const last = words.at(-1) as string
  const city = { rest: words.slice(0, -1), aliases: aliases.split(' ') }
  BY_LAST_WORD.set(last, [...(BY_LAST_WORD.get(last) ?? []), city])
}

const ALIASES = new Set(Object.values(CITIES).flatMap((aliases) => aliases.split(' ')))

/** Whether a word is a short or old name of a city: «нн», «спб». */
export const isCityName = (word: string): boolean => ALIASES.has(word)

/** Other names of the cities that the words of an address name: `['москва']` has `['мск', 'msk']`. */
export function otherCityNames(words: readonly string[]): readonly string[] {
  return words.flatMap((word) =>
    (BY_LAST_WORD.get(word) ?? [])
      .filter(({ rest }) => rest.every((other) => words.includes(other)))
      .flatMap(({ aliases }) => aliases),
  )
}
