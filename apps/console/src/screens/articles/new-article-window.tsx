import { isArticleAddress } from '@proverka/domain/sites'
import { useRepeatKey } from '@proverka/screens/runtime/data/use-repeat-key.ts'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { TextField } from '@proverka/ui/fields'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { addressOf } from './article-words.ts'
import { useArticleAct } from './use-article.ts'

interface NewArticleWindowProps {
  /** Of the last article, for a start. */
  author: string
  category: string
  onClose: () => void
  onMade: (id: string) => void
}

/** A new article: its title and its address; the rest is written beside its preview. */
export function NewArticleWindow({ author, category, onClose, onMade }: NewArticleWindowProps) {
  const [title, setTitle] = useState('')
  const [address, setAddress] = useState<string>()
  const [fault, setFault] = useState<string>()
  const key = useRepeatKey()
  const wanted = address ?? addressOf(title)
  const create = useArticleAct(
    (body: Parameters<typeof api.admin.createArticle>[0]['body']) =>
      api.admin.createArticle({ body, idempotencyKey: key.of(body) }),
    () => 'Черновик создан',
  )
  const send = () => {
    const message =
      title.trim() === ''
        ? 'Впишите заголовок'
        : isArticleAddress(wanted)
          ? undefined
          : 'Адрес: латинские строчные буквы, цифры и дефисы между ними'
    setFault(message)
    if (message !== undefined) return
    const body = {
      title: title.trim(),
      address: wanted,
      lead: '',
      drawing: null,
      category,
      author,
      tags: [],
      source: '',
    }
    create.mutate(body, {
      onSuccess: ({ article_id }) => {
        key.fulfilled()
        onMade(article_id)
      },
    })
  }
  return (
    <ActWindow
      open
      title="Новая статья"
      note="Читатели увидят ее, когда вы ее опубликуете."
      onClose={onClose}
      onAct={send}
      act="Создать черновик"
      pending={create.isPending}
      error={fault ?? (create.error ? messageOfError(create.error) : undefined)}
    >
      <TextField name="title" label="Заголовок" value={title} onChange={setTitle} maxLength={160} />
      <TextField
        name="address"
        label="Адрес после /blog/"
        value={wanted}
        onChange={setAddress}
        maxLength={80}
      />
    </ActWindow>
  )
}
