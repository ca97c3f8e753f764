import { REPORT_LABELS } from '@proverka/domain/views'

/** Heads, names of columns and signs: a form may leave one out. */
export const LABELS: ReadonlySet<string> = new Set(Object.values(REPORT_LABELS))
/** What the drawing of a plan says of itself, and the switch of a chart. */
const DRAWING = new Set(['План', 'демонстрационная схема', 'Таблицей'])

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Texts of a page as its reader meets them, without the menu and the filter, which repeat them. */
export function textsOf(html: string): readonly string[] {
  return (
    html
      .replace(/<nav\b[\s\S]*?<\/nav>/, '')
      .replace(/<div[^>]*role="group"[^>]*>[\s\S]*?<\/div>/, '')
      .replaceAll(/<caption\b[\s\S]*?<\/caption>/g, '')
      // The number of an entry is not broken inside its line.
      .replaceAll(/<span[^>]*data-part="entry"[^>]*>([^<]*)<\/span>(?:<wbr\/>)?/g, '$1')
      // A number by its parts repeats the number.
      .replaceAll(/<div[^>]*data-part="number"[\s\S]*?<\/div>/g, '')
      // The button that unfolds a list.
      .replaceAll(/<div[^>]*data-part="fold"[\s\S]*?<\/div>/g, '')
      // A car with what the record beside it names.
      .replaceAll(/<div[^>]*data-part="car"[\s\S]*?<\/div>/g, '')
      // A chart repeats its table as a drawing.
      .replaceAll(/<div[^>]*role="img"[\s\S]*?<table/g, '<table')
      .replaceAll(/Таблицей<span[\s\S]*?<\/span>/g, '')
      .split(/<[^>]*>/)
      .map((text) => text.replace(/&([\w#]+);/g, (_whole, name: string) => ENTITIES[name] ?? name))
      // A sign between two texts: «ИНН: совпало».
      .map((text) => text.trim().replace(/^: /, ''))
      .filter((text) => text !== '' && !LABELS.has(text) && !DRAWING.has(text))
  )
}
