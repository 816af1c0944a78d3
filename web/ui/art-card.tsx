import { Card } from './card.tsx';

type Props = { art: string; title: string; text: string };

/** A picture and two lines that say one thing: beside each other on a phone, stacked on a desk. */
export const ArtCard = ({ art, title, text }: Props) => (
  <Card className="flex h-full flex-wrap items-start gap-4 p-5 md:grid md:content-start md:gap-3 md:p-7">
    <img
      src={`/images/art/${art}.webp`}
      alt=""
      width={80}
      height={80}
      loading="lazy"
      className="cutout size-[min(4rem,16vw)] md:size-20"
    />
    <div className="grid min-w-0 flex-1 basis-40 gap-1">
      <h3 className="text-xl leading-snug font-bold">{title}</h3>
      <p className="text-ink-soft">{text}</p>
    </div>
  </Card>
);
