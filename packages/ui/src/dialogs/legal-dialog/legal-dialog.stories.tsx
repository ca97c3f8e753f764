import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { LegalDialog } from './legal-dialog.tsx'
import { LegalText } from './legal-text.tsx'

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
export const Loading: Story = {
  name: 'Текст в\u00a0пути: место за\u00a0ним держится',
  args: { sections: undefined, version: undefined },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Публичная оферта' })
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Загружаем текст')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const OnPage: Story = {
  name: 'Тот\u00a0же текст на\u00a0странице',
  render: ({ sections = [] }) => <LegalText sections={sections.slice(0, 2)} />,
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
