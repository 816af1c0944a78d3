type Props<T extends string> = {
  /** What is chosen here. */
  label: string;
  name: string;
  options: readonly T[];
  words: Readonly<Record<T, string>>;
  chosen: T;
  onChoose: (option: T) => void;
};

/** One of a few, side by side: arrow keys go from one to the next. */
export const Segments = <T extends string>({
  label,
  name,
  options,
  words,
  chosen,
  onChoose,
}: Props<T>) => (
  <fieldset className="bg-sunken rounded-control flex p-1">
    <legend className="sr-only">{label}</legend>
    {options.map((one) => (
      <label
        key={one}
        className="rounded-control has-checked:bg-surface has-checked:text-accent has-checked:shadow-card has-focus-visible:outline-accent relative grid min-h-11 flex-1 cursor-pointer place-items-center px-5 font-semibold has-focus-visible:outline-3"
      >
        <input
          type="radio"
          name={name}
          checked={one === chosen}
          onChange={() => onChoose(one)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        {words[one]}
      </label>
    ))}
  </fieldset>
);
