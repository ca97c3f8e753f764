import { formatFileSize } from '../../format/format-file-size.ts'
import type { Tone } from '../../reports/report/tone.ts'
import type { SignatureState } from '../own-extract/signature-check.ts'
import { signatureLines } from '../own-extract/signature-lines.ts'

/** A file of the register as it came. */
export interface RegisterFile {
  /** `picture`: of a page that the operator looked at. */
  readonly kind: 'xml' | 'signature' | 'archive' | 'pdf' | 'picture'
  readonly name: string
  /** SHA-256, hex. */
  readonly hash: string
  /** Bytes; null where it was not noted. */
  readonly size: number | null
}

/** A document of the register that answered an item: its files, the document itself first, and what is known of its signature. */
export interface RegisterDocument {
  readonly files: readonly RegisterFile[]
  readonly signature: SignatureState
}

/** One of the answers about a document; none of them implies another. */
export interface RegisterLine {
  readonly key: 'digest' | 'signature' | 'chain' | 'source' | 'picture'
  readonly tone: Tone
  readonly title: string
  readonly text: string
}

/** What a page says of a document of the register. */
export interface RegisterDocumentView {
  /** The three answers about the signature; one line about a picture. */
  readonly lines: readonly RegisterLine[]
  /** Whether the report was made from the document; absent for a picture. */
  readonly source?: RegisterLine
  readonly files: readonly {
    readonly hash: string
    readonly name: string
    readonly what: string
    readonly size: string
  }[]
}

const WHAT: { readonly [kind in RegisterFile['kind']]: string } = {
  xml: 'Сам документ, его читает программа',
  signature: 'Электронная подпись',
  archive: 'Архив, подписанный целиком',
  pdf: 'То же для чтения глазами',
  picture: 'Что увидел оператор на странице источника',
}

/** A picture has no signature to check: it shows what a person saw, and proves no more. */
const PICTURE_LINE: RegisterLine = {
  key: 'picture',
  tone: 'grey',
  title: 'Проверил оператор, не программа',
  text: 'Снимок показывает страницу источника в день проверки. Электронной подписи у такой страницы нет.',
}

/** Whether it is the picture of a page and no document of a register. */
export const isPicture = ({ files }: Pick<RegisterDocument, 'files'>): boolean => files[0]?.kind === 'picture'

/**
 * What the signature of a document proves, whether the report was made from it, and its files. `answerHashes` are the
 * digests of what the answers of the report were read from.
 */
export function registerDocumentView(
  { files, signature }: RegisterDocument,
  answerHashes: readonly string[],
): RegisterDocumentView {
  return {
    ...(isPicture({ files })
      ? { lines: [PICTURE_LINE] }
      : { lines: documentSignatureLines(signature), source: sourceLine(files[0]?.hash, answerHashes) }),
    files: files.map(({ hash, name, kind, size }) => ({
      hash,
      name,
      what: WHAT[kind],
      size: size === null ? 'не указан' : formatFileSize(size),
    })),
  }
}

/**
 * Whether the file is unchanged, whether its signature is right, and where its certificates lead (TRUST-14): the answers of
 * the server, and of a browser that checks the files once more.
 */
export function documentSignatureLines(state: SignatureState): readonly RegisterLine[] {
  return signatureLines(state).map((line) => {
    // The words for a reader's own file send him for the archive, which here is what came.
    if (line.key === 'digest' && state.kind === 'absent')
      return { ...line, text: 'Подписи вместе с файлом не пришло.' }
    // The certificates prove something only of a signature that is right.
    if (line.key === 'chain' && !(state.kind === 'checked' && state.check.signature === 'right'))
      return {
        ...line,
        tone: 'grey',
        title: 'Кто подписал, не доказано',
        text:
          state.kind === 'checked'
            ? 'Сертификаты что-то доказывают только при верной подписи.'
            : 'Сертификата подписи нет.',
      }
    return line
  })
}

function sourceLine(hash: string | undefined, answerHashes: readonly string[]): RegisterLine {
  const line = (tone: Tone, title: string, text: string) => ({ key: 'source', tone, title, text }) as const
  if (hash === undefined || answerHashes.length === 0)
    return line('grey', 'Из этого ли файла отчет, не проверено', 'Отпечатка ответа в отчете нет.')
  return answerHashes.includes(hash)
    ? line('green', 'Отчет собран из этого файла', `Отпечаток SHA-256 совпал: ${shortHash(hash)}.`)
    : line('orange', 'Отчет собран из другого файла', `Отпечаток SHA-256 этого файла: ${shortHash(hash)}.`)
}

const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`
