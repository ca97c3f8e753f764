/** Towns of two words by how their first word is shortened; the second word decides what it means. */
const TOWNS: Readonly<Record<string, readonly (readonly [short: string, full: string])[]>> = {
  новгород: [
    ['н нижн ниж', 'нижний'],
    ['в вел', 'великий'],
  ],
  тагил: [
    ['н нижн ниж', 'нижний'],
    ['в верх верхн', 'верхний'],
  ],
  салда: [
    ['н нижн ниж', 'нижняя'],
    ['в верх верхн', 'верхняя'],
  ],
  тура: [
    ['н нижн ниж', 'нижняя'],
    ['в верх верхн', 'верхняя'],
  ],
  пышма: [['в верх верхн', 'верхняя']],
  челны: [['н наб набер', 'набережные']],
  луки: [['в вел', 'великие']],
  устюг: [['в вел', 'великий']],
  оскол: [
    ['с ст стар', 'старый'],
    ['н нов', 'новый'],
  ],
  уренгой: [['н нов', 'новый']],
  ломов: [['н нижн ниж', 'нижний']],
  посад: [['с серг', 'сергиев']],
  петербург: [['с ст санкт', 'санкт']],
  пб: [['с санкт', 'санкт']],
  камчатский: [['п петр', 'петропавловск']],
  сахалинск: [['ю юж', 'южно']],
  уральский: [['к кам', 'каменск']],
  кузнецкий: [['л лен', 'ленинск']],
  зуево: [['о орех', 'орехово']],
  ола: [['й йошк', 'йошкар']],
  удэ: [['у', 'улан']],
}
/** Shortened second words. */
const ENDINGS: Readonly<Record<string, string>> = { пб: 'петербург' }

/** By the second word, then by the first. */
const FULL = new Map(
  Object.entries(TOWNS).map(([last, firsts]) => {
    const words = firsts.flatMap(([shorts, full]) =>
      shorts.split(' ').map((short) => [short, [full, ENDINGS[last] ?? last]] as const),
    )
    return [last, new Map<string, readonly string[]>(words)] as const
  }),
)

/** One letter that also means a village or a settlement: only a hyphen makes it a part of the name. */
const KIND_LETTERS = new Set(['с', 'п'])

/**
 * The words of a town whose first word is shortened, `['набережные', 'челны']` of «Наб. Челны»; `gap` is what parts the
 * two words.
 */
export function townWords(first: string, gap: string, second: string): readonly string[] | undefined {
  const full = FULL.get(second)?.get(first)
  const mayBeKind = KIND_LETTERS.has(first) && full?.[1] !== 'петербург'
  return mayBeKind && !gap.includes('-') ? undefined : full
}

/** Ends of towns that registers shorten with a stroke: «Ростов-н/Д», «Комсомольск-н/А». */
export const TOWN_ENDS: Readonly<Record<string, string>> = { 'н/д': 'дону', 'н/а': 'амуре' }
