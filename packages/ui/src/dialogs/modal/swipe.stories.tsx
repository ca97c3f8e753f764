import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { Modal } from './modal.tsx'

const meta = {
  title: 'Диалоги/Смахнуть лист',
  component: Modal,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    // Before its play each story is but a button.
    picture: false,
    guide: {
      about: 'Основа каждого окна: заголовок, крестик, фокус внутри, страница под окном не прокручивается.',
      use: 'На телефоне диалог — лист снизу: его закрывают и движением вниз, как крестиком и Escape.',
      avoid: 'Оплату движением не закрыть: то, что не закрывает нажатие мимо, не смахивают.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj

function Sheet({ keepOnBackdrop = false, isOpen = false }: { keepOnBackdrop?: boolean; isOpen?: boolean }) {
  const [open, setOpen] = useState(isOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Первый" keepOnBackdrop={keepOnBackdrop}>
        <p>Лист.</p>
      </Modal>
    </>
  )
}

/** A swipe on a sheet: pointer down, moves, pointer up. */
async function pull(from: Element, by: number, holdMs = 0): Promise<void> {
  const touchAt = (y: number) => new Touch({ identifier: 1, target: from, clientX: 100, clientY: 200 + y })
  const send = (type: string, y: number) =>
    from.dispatchEvent(
      new TouchEvent(type, {
        bubbles: true,
        cancelable: true,
        touches: type === 'touchend' ? [] : [touchAt(y)],
        changedTouches: [touchAt(y)],
      }),
    )
  send('touchstart', 0)
  for (const share of [0.25, 0.5, 1]) send('touchmove', by * share)
  const began = performance.now()
  while (performance.now() - began < holdMs) await new Promise(requestAnimationFrame)
  send('touchend', by)
}
export const Open: Story = {
  name: 'Лист снизу, который можно смахнуть',
  render: () => <Sheet isOpen />,
}
export const Swipe: Story = {
  name: 'Телефон: лист смахивают вниз; чуть потянули — он остается',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: () => <Sheet />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    const sheet = await screen.findByRole('dialog', { name: 'Первый' })
    const title = screen.getByRole('heading', { name: 'Первый' })
    await pull(title, 60, 300)
    await pull(title, -120)
    await expect(sheet.style.translate).toBe('')
    await expect(sheet).toBeVisible()
    await pull(title, 140, 300)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // Flung, it need not go far.
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    await pull(await screen.findByRole('heading', { name: 'Первый' }), 40)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const SwipeKept: Story = {
  name: 'Телефон: оплату смахнуть нельзя, как и закрыть нажатием мимо',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: () => <Sheet keepOnBackdrop />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }))
    const sheet = await screen.findByRole('dialog', { name: 'Первый' })
    await pull(screen.getByRole('heading', { name: 'Первый' }), 300)
    await expect(sheet.style.translate).toBe('')
    await expect(sheet).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
