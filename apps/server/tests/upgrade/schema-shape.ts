import type { Database } from '../../src/platform/db/database.ts'

interface Column {
  readonly name: string
  readonly type: string
  /** Whether a row without it is refused. */
  readonly isDuty: boolean
}

/** What programs rely on: `orders.email` and the rules, each with the columns that it is about. */
export interface Shape {
  readonly columns: ReadonlyMap<string, Column>
  readonly rules: ReadonlyMap<string, { readonly table: string; readonly columns: readonly string[] }>
}

export async function readShape(database: Database): Promise<Shape> {
  const columns = await database.runRawSql(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        a.attnotnull and not a.atthasdef and a.attidentity = '' as "isDuty"
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
       and a.attnum > 0 and not a.attisdropped`)
  const rules = await database.runRawSql(`
    select conrelid::regclass || ': ' || conname as key, conrelid::regclass::text as table,
        array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
      from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid <> 0 and contype in ('c', 'f', 'u', 'x', 'p')
    union all
    select indrelid::regclass || ': ' || indexrelid::regclass, indrelid::regclass::text,
        array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey))
      from pg_index join pg_class on pg_class.oid = indexrelid
     where indisunique and relnamespace = 'public'::regnamespace`)
  return {
    columns: new Map((columns.rows as Column[]).map((column) => [column.name, column])),
    rules: new Map(
      (rules.rows as { key: string; table: string; columns: string[] }[]).map(({ key, ...rule }) => [
        key,
        rule,
      ]),
    ),
  }
}

/** What a program that was written for `before` would stumble over. */
export function findBreaks(before: Shape, after: Shape): string[] {
  const breaks: string[] = []
  const tables = new Set([...before.columns.keys()].map(tableOf))
  for (const { name, type, isDuty } of before.columns.values()) {
    const now = after.columns.get(name)
    if (!now) breaks.push(`${name} is gone`)
    else if (now.type !== type) breaks.push(`${name} is ${now.type}, and not ${type}`)
    else if (now.isDuty && !isDuty) breaks.push(`${name} must be given now`)
  }
  for (const { name, isDuty } of after.columns.values()) {
    if (isDuty && tables.has(tableOf(name)) && !before.columns.has(name))
      breaks.push(`${name} must be given, and the release does not know it`)
  }
  for (const [key, { table, columns }] of after.rules) {
    const isAboutOld = columns.some((column) => before.columns.has(`${table}.${column}`))
    if (isAboutOld && !before.rules.has(key)) breaks.push(key.replace(': ', ': the rule ').concat(' is new'))
  }
  return breaks
}

const tableOf = (name: string): string => name.slice(0, name.indexOf('.'))
