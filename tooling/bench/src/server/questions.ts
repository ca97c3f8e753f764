import { createRandom } from '@proverka/test-support/spellings/random'
import { withTypo } from '@proverka/test-support/spellings/spoil'
import type { Asked, Ready } from './messages.ts'

/** Questions of one sort, asked one after the other. */
export interface Questions {
  readonly name: string
  readonly asked: readonly Asked[]
}

const SEED = 20_261_124
/** Different questions of one sort. */
const COUNT = 400
const HOST = 'realty.localhost'
/** How much of an address is typed when suggestions are asked for. */
const TYPED_SHARE = 0.6

/** The catalogue, and four ways to ask for an object of the register. */
export function makeQuestions(objects: Ready['objects']): readonly Questions[] {
  const random = createRandom(SEED)
  const texts = (textOf: (object: Ready['objects'][number]) => string) =>
    objects.map(textOf).filter((text) => text !== '')
  const begun = texts(({ address }) => address.slice(0, Math.ceil(address.length * TYPED_SHARE)))
  return [
    questions('products', ['/api/products']),
    questions(
      'search: address',
      pathsOf(
        '/api/search',
        texts(({ address }) => address),
      ),
    ),
    questions(
      'search: typo',
      pathsOf(
        '/api/search',
        texts(({ address }) => withTypo(address, random)),
      ),
    ),
    questions(
      'search: number',
      pathsOf(
        '/api/search',
        texts(({ number }) => number ?? ''),
      ),
    ),
    questions('suggestions', pathsOf('/api/suggest/address', begun)),
  ]
}

const pathsOf = (path: string, texts: readonly string[]) =>
  texts.map((text) => `${path}?query=${encodeURIComponent(text)}`)

/** Each question has a separate address, since limits count by address. */
function questions(name: string, paths: readonly string[]): Questions {
  const asked = Array.from({ length: COUNT }, (_, index) => ({
    path: paths[index % paths.length] ?? '',
    headers: { host: HOST, 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
  }))
  return { name, asked }
}
