const irregular: Readonly<Record<string, string>> = { 'Handy Man': 'Handy Men' };

export const plural = (serviceName: string): string => irregular[serviceName] ?? `${serviceName}s`;
