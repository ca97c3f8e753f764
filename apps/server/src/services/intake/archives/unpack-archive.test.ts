import { INTAKE_ERROR_TEXTS } from '@proverka/domain/errors'
import { toCodePage866 } from '@proverka/test-support/code-page-866'
import { HOSTILE_ARCHIVES } from '@proverka/test-support/hostile-archives'
import { makeZip } from '@proverka/test-support/make-zip'
import { describe, expect, it } from 'vitest'
import { unpackArchive } from './unpack-archive.ts'

const XML = Buffer.from('<?xml version="1.0"?><a/>')

const unpack = (bytes: Uint8Array) =>
  unpackArchive({ name: 'a.zip', folder: '', kind: 'archive', bytes: Uint8Array.from(bytes) })

describe('an archive of the register', () => {
  it('[FULFIL-03] is read with the archives inside of it', async () => {
    const inner = makeZip([{ name: 'папка/б.xml', bytes: XML }])
    const files = await unpack(
      makeZip([
        { name: 'в.xml.sig', bytes: XML },
        { name: 'г.zip', bytes: inner },
      ]),
    )
    expect(files.map(({ name, folder, kind, archive }) => [name, folder, kind, archive?.name])).toEqual([
      ['a.zip', '', 'archive', undefined],
      ['в.xml.sig', '', 'xml', 'a.zip'],
      ['г.zip', '', 'archive', 'a.zip'],
      ['б.xml', 'папка/', 'xml', 'г.zip'],
    ])
    expect(files.at(-1)?.bytes).toEqual(Uint8Array.from(XML))
  })

  it('has names in UTF-8, marked or not, and in the code page of DOS', async () => {
    const name = 'Выписка № 1 ЭП.pdf'
    for (const nameBytes of [undefined, Buffer.from(name), toCodePage866(name)]) {
      const [, file] = await unpack(makeZip([{ name, bytes: XML, ...(nameBytes && { nameBytes }) }]))
      expect(file?.name).toBe(name)
    }
  })

  it('may have many files that pack well', async () => {
    const files = Array.from({ length: 600 }, (_, index) => {
      const rights = Array.from(
        { length: 400 },
        (_entry, right) => `<right><number>${index}-${right * 7919}</number></right>`,
      )
      return { name: `${index}.xml`, bytes: Buffer.from(rights.join('')) }
    })
    expect(await unpack(makeZip(files))).toHaveLength(601)
  })
})

describe('[FULFIL-03] an archive is refused in Russian', () => {
  const texts = Object.values(INTAKE_ERROR_TEXTS)

  it.each(HOSTILE_ARCHIVES)('that is or has %s', async (_, make) => {
    const error: unknown = await unpack(make()).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'IntakeError' })
    expect(texts).toContain((error as Error).message)
  })
})
