import { readFileSync } from 'node:fs'
import { checkSignature } from '@proverka/gost-signature'
import { locateExtract, parseExtract } from '@proverka/egrn'
import { SaxesParser } from 'saxes'

/**
 * Reading of large EGRN extracts: processor time beside that of the bare tokenizer (saxes with empty handlers) in the same
 * run, peak memory by the size of the file, and the check of a GOST signature.
 *
 * Run: `pnpm --filter @proverka/bench run egrn`
 */

const MEGABYTE = 1_000_000
const ROUNDS = 5
const SLICE = 65_536

const fixture = (path: string) =>
  new Uint8Array(readFileSync(new URL(`../../../packages/${path}`, import.meta.url)))
const SAMPLE = 'screens/src/pages/checks/own-extract/sample/extract_about_property_room.xml'
const sample = new TextDecoder().decode(fixture(SAMPLE))
const [right = ''] = /<right_record>[\s\S]*?<\/right_record>/.exec(sample) ?? []

const TIGHT =
  '<right_record><right_data><right_type><value>Собственность</value></right_type></right_data></right_record>'
const CONTOUR =
  '<contour><entity_spatial><spatials_elements><spatial_element><ordinates>' +
  '<ordinate><x>123456.78</x><y>2345678.90</y><num_geopoint>1</num_geopoint></ordinate>'.repeat(40) +
  '</ordinates></spatial_element></spatials_elements></entity_spatial></contour>'

/** The sample with one of its parts repeated up to a size. */
const grown = (part: string, into: string, bytes: number): string =>
  sample.replace(into, () => part.repeat(Math.ceil(bytes / part.length)) + into)

const FILES: Readonly<Record<string, string>> = {
  'rights as registers write them': grown(right, '</right_records>', 8 * MEGABYTE),
  'rights without anything': grown(TIGHT, '</right_records>', 4 * MEGABYTE),
  'contours of a plot': sample.replace(
    '</room_record>',
    () => `<contours_location><contours>${CONTOUR.repeat(2500)}</contours></contours_location></room_record>`,
  ),
}

console.table(Object.fromEntries(Object.entries(FILES).map(([name, xml]) => [name, measure(xml)])))
console.table({ 'signature, GOST R 34.10-2012, 256 bits': measureSignature() })

function measure(xml: string) {
  const bytes = new TextEncoder().encode(xml)
  const size = bytes.length / MEGABYTE
  const tokenizer = fastest(() => tokenize(xml))
  const reading = fastest(() => parseExtract(bytes))
  const located = fastest(() => locateExtract(bytes))
  return {
    MB: round(size),
    'tokenizer, MB/s': Math.round(size / tokenizer),
    'reading, MB/s': Math.round(size / reading),
    'reading with places, MB/s': Math.round(size / located),
    'times the tokenizer': round(reading / tokenizer),
    'peak memory by the file': round(peak(bytes) / bytes.length),
  }
}

function tokenize(xml: string): void {
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('opentag', () => undefined)
  parser.on('text', () => undefined)
  parser.on('closetag', () => undefined)
  for (let at = 0; at < xml.length; at += SLICE) parser.write(xml.slice(at, at + SLICE))
  parser.close()
}

/**
 * Processor seconds of the fastest round: others run beside it. No collection is forced between the rounds: it would throw away
 * what has been compiled.
 */
function fastest(work: () => unknown): number {
  let best = Infinity
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const start = process.cpuUsage()
    work()
    best = Math.min(best, process.cpuUsage(start).user / 1e6)
  }
  return best
}

/** Bytes at the worst moment of a reading above those before it, looked at after each slice and at its end. */
function peak(bytes: Uint8Array): number {
  globalThis.gc?.()
  const before = used()
  let most = before
  const kept = locateExtract(bytes, () => (most = Math.max(most, used())))
  most = Math.max(most, used())
  if (kept.extract.kind === '') throw new Error('The result must be kept until here')
  return most - before
}

function used(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function measureSignature() {
  const file = new Uint8Array(8 * MEGABYTE)
  const signature = fixture('gost-signature/fixtures/256-TCB.sig')
  const small = fixture('gost-signature/fixtures/message.txt')
  return {
    'digest, MB/s': round(8 / fastest(() => checkSignature(file, signature))),
    'signature and chain, ms': round(fastest(() => checkSignature(small, signature)) * 1000),
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
