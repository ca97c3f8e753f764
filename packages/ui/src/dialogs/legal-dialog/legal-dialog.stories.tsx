import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LegalDialog } from './legal-dialog.tsx'

const meta = {
  title: 'Диалоги/Правовой текст',
  component: LegalDialog,
  parameters: {
    guide: {
      use: 'Оферта, политика, согласия\u00a0— поверх формы, чтобы прочесть и\u00a0вернуться к\u00a0введенному.',
      avoid:
        'Для\u00a0справки в\u00a0два предложения берите «Окно-пояснение», для\u00a0статьи\u00a0— страницу.',
    },
    layout: 'fullscreen',
  },
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

export const Phone: Story = { name: 'Телефон: лист снизу', globals: { viewport: { value: 'phone' } } }
export const Short: Story = {
  name: 'Короткий: высота по тексту',
  args: {
    title: 'Согласие на письма',
    sections: [
      {
        title: 'На\u00a0что вы соглашаетесь',
        paragraphs: ['Согласие можно отозвать в\u00a0любой момент в\u00a0настройках.'],
      },
    ],
  },
}
export const Default: Story = {
  name: '[UI-040] Длинный текст прокручивается внутри',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Публичная оферта' })
    const scroller = screen.getByRole('document').parentElement!
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight))
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight)
  },
}
