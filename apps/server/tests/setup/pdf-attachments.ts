import { inflateSync } from 'node:zlib'

/** Names and bytes of the files inside a PDF, read from its objects. */
export function pdfAttachments(pdf: Buffer): ReadonlyMap<string, Buffer> {
  const text = pdf.toString('latin1')
  const specs = [...text.matchAll(/\/Type\s*\/Filespec[\s\S]*?endobj/g)].map(([spec]) => spec)
  return new Map(
    specs.map((spec) => {
      const number = /\/EF\s*<<[^>]*\/F\s+(\d+)\s+0\s+R/.exec(spec)?.[1] ?? ''
      const object = text.slice(text.indexOf(`\n${number} 0 obj`))
      const begin = object.indexOf('stream\n')
      const opening = object.slice(0, begin)
      const length = Number(/\/Length\s+(\d+)/.exec(opening)?.[1])
      const from = text.length - object.length + begin + 'stream\n'.length
      const bytes = pdf.subarray(from, from + length)
      return [nameOf(spec), opening.includes('/FlateDecode') ? inflateSync(bytes) : bytes]
    }),
  )
}

/** A name in Latin letters as it is, any other as UTF-16. */
function nameOf(spec: string): string {
  const [, plain, hex = ''] = /\/UF\s*(?:\(([^)]*)\)|<FEFF([\dA-F]*)>)/.exec(spec) ?? []
  return plain ?? String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))
}
