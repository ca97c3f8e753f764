import { isFavourite } from '@proverka/domain/property'
import { Button, Icon, StarIcon } from '@proverka/ui/primitives'
import { useState } from 'react'
import { notifyError } from '../../../runtime/error/notify-error.ts'
import { removeSaved, save } from '../../../runtime/saved/saved-items.ts'
import { useSaved } from '../../../runtime/saved/use-saved.ts'
import * as css from './saved-panel.css.ts'

interface FavouriteButtonProps {
  /** Key of the object's page. */
  readonly objectKey: string
  readonly address: string
  /** In a list: the star with the name of its object, without visible words. */
  readonly isShort?: boolean
}

/** Adds an object to the favourites and takes it out again; pressed while it is one. */
export function FavouriteButton({ objectKey, address, isShort = false }: FavouriteButtonProps) {
  const items = useSaved()
  const [isSending, setSending] = useState(false)
  const isOn = items !== undefined && isFavourite(items, objectKey)
  async function toggle() {
    setSending(true)
    try {
      if (isOn) await removeSaved('favourite', objectKey)
      else await save({ kind: 'favourite', key: objectKey, title: address })
    } catch (error) {
      console.error('Избранное не изменено', error)
      notifyError(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <Button
      size={isShort ? 's' : 'm'}
      variant="secondary"
      aria-pressed={isOn}
      {...(isShort && { 'aria-label': `В избранное: ${objectKey}` })}
      loading={isSending}
      disabled={items === undefined}
      onClick={() => void toggle()}
    >
      <Icon icon={StarIcon} size={18} {...(isOn && { className: css.on })} />
      {!isShort && (isOn ? 'В избранном' : 'В избранное')}
    </Button>
  )
}
