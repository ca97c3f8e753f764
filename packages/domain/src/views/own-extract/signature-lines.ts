import { formatDate, formatDateTime } from '../../format/format-date.ts'
import type { Tone } from '../../reports/report/tone.ts'
import type { SignatureCheck, SignatureState } from './signature-check.ts'

/** One of the three answers about a signature; they are never summed up into one. */
export interface SignatureLine {
  readonly key: 'digest' | 'signature' | 'chain'
  readonly tone: Tone
  readonly title: string
  readonly text: string
}

/** Whether the file is unchanged, whether the signature is right, what the certificates prove: three separate answers. */
export function signatureLines(state: SignatureState): readonly SignatureLine[] {
  if (state.kind === 'checked')
    return [digestLine(state.check, state.archiveName), signatureLine(state.check), chainLine(state.check)]
  return [
    state.kind === 'foreign'
      ? line(
          'digest',
          'orange',
          'Подписи к этому файлу нет',
          `${state.name} рядом подписывает другое содержимое: это подпись другого файла или этого, но до правки.`,
        )
      : line('digest', 'grey', 'Изменен ли файл, не проверено', WITHOUT_CHECK[state.kind]),
    {
      key: 'signature',
      tone: 'grey',
      title: 'Подпись не проверена',
      text: 'Сравнивать не с чем.',
    },
    { key: 'chain', tone: 'grey', title: 'Кто подписал, не проверено', text: 'Сертификата подписи нет.' },
  ]
}

const WITHOUT_CHECK = {
  absent: 'Рядом нет файла .sig. Попросите весь архив Росреестра.',
  unreadable: 'Файл .sig испорчен: это не электронная подпись.',
}

function digestLine({ digest, digestAlgorithm }: SignatureCheck, archiveName?: string): SignatureLine {
  switch (digest) {
    case 'same':
      return line(
        'digest',
        'green',
        'Файл не изменен',
        archiveName === undefined
          ? `Отпечаток совпал с подписанным: ${digestAlgorithm}.`
          : `Подписан архив ${archiveName}, в котором он лежит. Отпечаток архива совпал с подписанным: ${digestAlgorithm}.`,
      )
    case 'differs':
      return line(
        'digest',
        'red',
        'Файл изменен после подписания',
        'Хотя бы один знак не тот, что подписан, или подпись от другого файла.',
      )
    case 'unknown-algorithm':
      return line(
        'digest',
        'grey',
        'Изменен ли файл, не проверено',
        `Алгоритм отпечатка ${digestAlgorithm} не поддержан.`,
      )
  }
}

function signatureLine({ signature, signatureAlgorithm }: SignatureCheck): SignatureLine {
  switch (signature) {
    case 'right':
      return line('signature', 'green', 'Подпись математически верна', `${signatureAlgorithm}.`)
    case 'wrong':
      return line(
        'signature',
        'red',
        'Подпись не сходится с сертификатом',
        'Ее поставили другим ключом или испортили.',
      )
    case 'unknown-algorithm':
      return line('signature', 'grey', 'Подпись не проверена', `Алгоритм ${signatureAlgorithm} не поддержан.`)
    case 'no-certificate':
      return line(
        'signature',
        'grey',
        'Подпись не проверена',
        'В файле .sig нет сертификата того, кто подписал.',
      )
  }
}

/** Grey at best without a list of trusted roots: they alone tell whose key it is. */
function chainLine({ chain, signer, signedAt }: SignatureCheck): SignatureLine {
  if (signer === undefined)
    return line('chain', 'grey', 'Кто подписал, не проверено', 'Сертификата подписи нет.')
  const who = `В сертификате: ${[signer.name, signer.organisation].filter(Boolean).join(', ')}; выдан: ${signer.issuer}.`
  if (chain.links === 'broken')
    return line(
      'chain',
      'red',
      'Цепочка сертификатов не сходится',
      `${who} Сертификат подписан не тем, кто в нем назван.`,
    )
  const term = `${formatDate(signer.validFrom)} — ${formatDate(signer.validTo)}`
  if (chain.validity === 'outside')
    return line(
      'chain',
      'orange',
      'Сертификат не действовал в день подписи',
      `${who} Действует ${term}, подписано ${signedAt ? formatDateTime(signedAt) : 'в другой день'}.`,
    )
  if (chain.isTrusted)
    return line(
      'chain',
      'green',
      'Цепочка сертификатов ведет к доверенному корню',
      `${who} Срок ${term}. Не отозван ли сертификат, не проверено: это проверяют через сеть.`,
    )
  return line(
    'chain',
    'grey',
    'Кто подписал, не доказано',
    `${who} ${LINKS[chain.links]} Срок ${term}${chain.validity === 'unknown' ? ', времени подписи в файле нет' : ''}. Корень и отзыв сертификата проверяют через сеть, а мы ничего не отправляем.`,
  )
}

const LINKS = {
  complete: 'Цепочка внутри файла сошлась до корня.',
  partial: 'Сертификата того, кто выдал, в файле нет.',
  'unknown-algorithm': 'Алгоритм подписи сертификата не поддержан.',
  none: '',
}

const line = (key: SignatureLine['key'], tone: Tone, title: string, text: string): SignatureLine => ({
  key,
  tone,
  title,
  // The letter of the standard stays with its name.
  text: text.replaceAll(/ {2,}/g, ' ').replaceAll('ГОСТ Р ', 'ГОСТ\u00a0Р\u00a0'),
})
