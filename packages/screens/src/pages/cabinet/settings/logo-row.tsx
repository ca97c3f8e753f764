import type { AccountView } from '@proverka/api/contract'
import { FileDrop } from '@proverka/ui/fields'
import { RecordRow } from '@proverka/ui/frame'
import { Button, LinkButton } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { saveBlob } from '../../../runtime/data/save-blob.ts'
import { ignoreNotFound } from '../../../runtime/error/ignore-not-found.ts'
import { askAgain } from './data.ts'
import { LogoCrop } from './logo-crop.tsx'
import * as css from './logo.css.ts'
import { getSettingsApi } from './settings-api.ts'
import { logoQuery } from './settings-queries.ts'
import { provenance } from './provenance.ts'
import { InlineError } from './inline-error.tsx'
import { useChange } from './use-change.ts'

type Picture = NonNullable<AccountView['logo']>['picture']

/** Bytes of a picture that is cut on the page; only the piece is sent. */
const MOST_BYTES = 20 * 1024 * 1024

/** The logo in the person's PDFs: chosen, cut out, seen on a sample, taken away. */
export function LogoRow({ picture }: { picture: Picture }) {
  const [isOpen, setOpen] = useState(false)
  const sample = useChange(async () => {
    const { blob, name } = await getSettingsApi().account.downloadLogoSample()
    saveBlob(blob, name)
  })
  const remove = useChange(async () => {
    await ignoreNotFound(getSettingsApi().account.removeLogo(), 'logo/not-found')
    await askAgain('account')
  })
  return (
    <RecordRow
      label="Логотип в PDF"
      value={picture ? <Shown picture={picture} /> : 'Не загружен'}
      stamp={picture ? provenance('Загрузили вы', picture.created_at) : undefined}
      note={
        <>
          Стоит справа в первой строке отчета.{' '}
          <LinkButton aria-busy={sample.isBusy || undefined} onClick={() => void sample.run()}>
            Посмотреть на образце
          </LinkButton>
          {picture && (
            <>
              {', '}
              <LinkButton aria-busy={remove.isBusy || undefined} onClick={() => void remove.run()}>
                убрать логотип
              </LinkButton>
            </>
          )}
        </>
      }
      action={
        !isOpen && (
          <Button
            variant="secondary"
            size="s"
            aria-label={picture ? 'Заменить логотип' : 'Загрузить логотип'}
            onClick={() => setOpen(true)}
          >
            {picture ? 'Заменить' : 'Загрузить'}
          </Button>
        )
      }
    >
      {isOpen && <ChooseLogo onDone={() => setOpen(false)} />}
      <InlineError error={sample.error ?? remove.error} />
    </RecordRow>
  )
}

/** The picture as the server has it. */
function Shown({ picture: { width, height, created_at } }: { picture: NonNullable<Picture> }) {
  const { data: file } = useQuery(logoQuery(getSettingsApi(), created_at))
  const url = useBlobUrl(file?.blob)
  return url ? (
    <img className={css.shown} src={url} width={width} height={height} alt="Ваш логотип" />
  ) : (
    `Картинка ${width} × ${height}`
  )
}

/** A URL of bytes that lives as long as they show. */
function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

function ChooseLogo({ onDone }: { onDone: () => void }) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [error, setError] = useState<string>()
  const send = useChange(async (logo: Blob) => {
    const file = new File([logo], 'logo.png', { type: 'image/png' })
    await getSettingsApi().account.setLogo({ body: { file } })
    await askAgain('account')
  })
  async function read(file: File | undefined): Promise<void> {
    if (!file) return
    setError(undefined)
    if (!/^image\/(png|jpeg|webp)$/.test(file.type)) return setError('Нужна картинка PNG, JPEG или WebP')
    if (file.size > MOST_BYTES) return setError('Картинка больше 20 МБ')
    try {
      setPicture(await createImageBitmap(file))
    } catch (cause) {
      console.error('Картинка не прочитана', cause)
      setError('Эту картинку не удалось открыть: возможно, файл поврежден')
    }
  }
  if (!picture) {
    return (
      <>
        <FileDrop
          label="Картинка"
          name="logo"
          accept=".png,.jpg,.jpeg,.webp"
          note="PNG, JPEG или WebP. Лишнее обрежете здесь же"
          error={error}
          onFiles={([file]) => void read(file)}
        />
        <LinkButton onClick={onDone}>Отменить</LinkButton>
      </>
    )
  }
  return (
    <LogoCrop
      picture={picture}
      isBusy={send.isBusy}
      onReady={(logo) => void send.run(logo).then((isSent) => isSent && onDone())}
      onCancel={onDone}
    >
      <InlineError error={send.error} />
    </LogoCrop>
  )
}
