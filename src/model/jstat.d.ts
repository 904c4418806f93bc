/** The one thing that is taken from jstat, which comes without types. */
declare module 'jstat' {
  const jStat: {
    readonly normal: {
      /** The value below which the normal law puts such a share of all. */
      inv(share: number, mean: number, deviation: number): number;
    };
    readonly studentt: {
      /** The same of Student’s law with so many degrees of freedom. */
      inv(share: number, freedom: number): number;
    };
  };
  export default jStat;
}
