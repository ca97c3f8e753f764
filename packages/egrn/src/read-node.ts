import { saysNothing } from '@proverka/domain/reports'
import type { XmlNode } from './tree.ts'
import { isoDate, splitNumbers, toNumber } from './values.ts'

/**
 * The only doors to the tree. Each marks what it hands out as seen, so that what no reader asked for can be listed
 * (FIND-08). A value that cannot be read as a date or a number stays unseen on purpose.
 */

/** First child of that name. */
export function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  const found = node?.children.find((candidate) => candidate.name === name)
  if (found) found.seen = true
  return found
}

/** The first child that has one of the names, in the order of the names. */
export function firstOf(node: XmlNode | undefined, names: readonly string[]): XmlNode | undefined {
  for (const name of names) {
    const found = child(node, name)
    if (found) return found
  }
  return undefined
}

/** All children of that name, in the file's order. */
export function all(node: XmlNode | undefined, name: string): XmlNode[] {
  const found = node?.children.filter((candidate) => candidate.name === name) ?? []
  for (const one of found) one.seen = true
  return found
}

/** Follows one child after another. */
export function descend(node: XmlNode | undefined, ...names: readonly string[]): XmlNode | undefined {
  let at = node
  for (const name of names) at = child(at, name)
  return at
}

/** Text of a child, absent when it is missing or empty. */
export function textOf(node: XmlNode | undefined, name: string): string | undefined {
  return own(child(node, name))
}

/** Text of the node itself, absent when empty or a mere dash. */
export function own(node: XmlNode | undefined): string | undefined {
  return node === undefined || NO_TEXT.test(node.text) ? undefined : node.text
}

const NO_TEXT = /^[-–—.…_\s]*$/

/** Text of a child; undefined if it only states its absence: «данные отсутствуют». */
export function factOf(node: XmlNode | undefined, name: string): string | undefined {
  return fact(child(node, name))
}

/** Text of the node itself; undefined if it only states its absence. */
export function fact(node: XmlNode | undefined): string | undefined {
  const text = own(node)
  return text === undefined || saysNothing(text) ? undefined : text
}

/** An entry of a dictionary: `{code, value}`, or plain text in some years. */
export function valueOf(
  node: XmlNode | undefined,
  name: string,
  words?: Readonly<Record<string, string>>,
): string | undefined {
  return dictionaryValue(child(node, name), words)
}

/** The words of a dictionary entry; `words` fill in for codes that come without them or with a technical value. */
export function dictionaryValue(
  entry: XmlNode | undefined,
  words: Readonly<Record<string, string>> = {},
): string | undefined {
  const value = factOf(entry, 'value') ?? fact(entry)
  const code = textOf(entry, 'code') ?? value
  if (value !== undefined && !/^[a-z_\d]+$/.test(value)) return value
  return wordsOfCode(code, words) ?? value
}

/** Words of a code of the register's classifiers; a code that is newer than they are has those of its group. */
export function wordsOfCode(
  code: string | undefined,
  words: Readonly<Record<string, string>>,
): string | undefined {
  if (code === undefined) return undefined
  const group = /^(\d{6})\d{6}$/.exec(code)?.[1]
  return words[code] ?? (group === undefined ? undefined : words[`${group}000000`])
}

/** Every text inside, in the file's order and without dictionary codes. */
export function textsIn(node: XmlNode): string[] {
  const texts = node.text && node.name !== 'code' ? [node.text] : []
  return texts.concat(node.children.flatMap(textsIn))
}

/** True for an element that only says that there is no entry: «не зарегистрировано», «--». It is read with that. */
export function isDeclaredAbsent(node: XmlNode): boolean {
  if (saysSomething(node) || textsIn(node).length === 0) return false
  skip(node)
  return true
}

function saysSomething({ name, text, children }: XmlNode): boolean {
  return (text !== '' && name !== 'code' && !saysNothing(text)) || children.some(saysSomething)
}

/** ISO date of a child. */
export function dateOf(node: XmlNode | undefined, name: string): string | undefined {
  const found = child(node, name)
  const date = isoDate(own(found))
  if (found && date === undefined && fact(found) !== undefined) found.seen = false
  return date
}

/** Decimal number of a child. */
export function numberOf(node: XmlNode | undefined, name: string): number | undefined {
  const found = child(node, name)
  const number = toNumber(own(found))
  if (found && number === undefined && fact(found) !== undefined) found.seen = false
  return number
}

/** An attribute, absent when missing or empty. */
export function attribute(node: XmlNode | undefined, name: string): string | undefined {
  const found = node?.attributes.find((candidate) => candidate.name === name)
  if (found) found.seen = true
  return found?.value || undefined
}

/** Cadastral numbers under `container/item/cad_number` or `container/cad_number`, whatever the item is called. */
export function cadastralNumbersIn(container: XmlNode | undefined): string[] {
  if (!container) return []
  const found: string[] = []
  for (const item of container.children) {
    item.seen = true
    const number = item.name === 'cad_number' ? item : child(item, 'cad_number')
    const text = own(number) ?? (item.children.length === 0 ? own(item) : undefined)
    for (const one of splitNumbers(text)) found.push(one)
  }
  return found.length > 0 ? found : splitNumbers(own(container))
}

/** Every text inside, as `textsIn`; marks the elements as seen. */
export function allTexts(node: XmlNode | undefined): string[] {
  if (!node) return []
  node.seen = true
  const texts = node.text && node.name !== 'code' ? [node.text] : []
  return texts.concat(node.children.flatMap(allTexts))
}

/** Marks a part and everything inside as seen. */
export function skip(node: XmlNode | undefined): void {
  if (!node) return
  node.seen = true
  for (const one of node.attributes) one.seen = true
  for (const one of node.children) skip(one)
}
