import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { CopyButton } from './copy-button.tsx'

const meta = {
  title: 'Части/Скопировать',
  component: CopyButton,
  parameters: {
    guide: {
      about: 'Кладет текст в буфер обмена и говорит об этом.',
      use: 'Рядом с тем, что понесут в другое место: ссылка, номер заказа, кадастровый номер.',
      avoid:
        'Для отправки прямо из браузера берите диалог «Поделиться отчетом»; не ставьте у каждой строки таблицы.',
    },
  },
  args: { text: '00:00:0000000:0', onCopied: fn(), onRefused: fn() },
} satisfies Meta<typeof CopyButton>

export default meta

type Story = StoryObj<typeof meta>

export const Copied: Story = {
  name: 'Скопировано: слово в кнопке и для диктора',
  args: { children: 'Скопировать номер' },
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать номер' }))
    await expect(await canvas.findByRole('button', { name: 'Скопировано' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Скопировано')
    await expect(write).toHaveBeenCalledOnce()
    await expect(write).toHaveBeenCalledWith('00:00:0000000:0')
    await expect(args.onCopied).toHaveBeenCalledOnce()
  },
}
export const Refused: Story = {
  name: 'Браузер не разрешил',
  play: async ({ canvas, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать' }))
    await expect(await canvas.findByRole('button', { name: /Не.удалось/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('выделите текст')
    await expect(args.onRefused).toHaveBeenCalledOnce()
    await expect(args.onCopied).not.toHaveBeenCalled()
  },
}
export const Idle: Story = { name: 'До нажатия', args: { children: 'Скопировать ссылку' } }
export const Quiet: Story = { name: 'Тихая', args: { variant: 'quiet' } }
export const Disabled: Story = { name: 'Недоступна', args: { disabled: true } }
export const Phone: Story = {
  name: 'Телефон: длинные слова во всю ширину',
  globals: { viewport: { value: 'phone' } },
  args: {
    fullWidth: true,
    variant: 'primary',
    children: 'Скопировать ссылку на отчет о переходе прав',
  },
}
