import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LegalDialog } from './legal-dialog.tsx'

const meta = {
  title: 'Диалоги/Правовой текст',
  component: LegalDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: 'Публичная оферта',
    version: 'Редакция от 01.10.2026',
    sections: Array.from({ length: 9 }, (_, i) => ({
      title: `${i + 1}. Раздел`,
      paragraphs: [
        'Исполнитель оказывает услугу на\u00a0условиях стопроцентной предоплаты. Срок оказания\u00a0— до\u00a0семи рабочих дней.',
        `Пункт ${i + 1}.2.`,
      ],
    })),
  },
} satisfies Meta<typeof LegalDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[UI-040] Длинный текст прокручивается внутри',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Публичная оферта' })
    const scroller = screen.getByRole('document').parentElement!
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight))
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight)
  },
}
