/** What a first name says about the face that may be drawn for it. */
export type Face = 'man' | 'turban' | 'woman' | 'plain woman' | 'veil';

const names: Record<Face, string> = {
  man: `aakash aarav abdul abhijit abhinav abhishek aditya ahmed ajay ajit akash akhil akshay ali alok amar amit amol
    anand anil ankit ankur anthony anup anurag aravind arif arjun arun arvind asif ashish ashok ashwin atul avinash
    aziz babu balaji bharat bhaskar bhushan brijesh chandan charan chetan chirag damodar danish darshan david deepak
    dev devendra dheeraj dhruv dilip dinesh dipak eknath faisal farhan feroz francis gajanan ganesh gaurav george
    girish gopal govind hari harish harsh harshad hemant hitesh ibrahim imran irfan ismail jagdish james jatin javed
    jayant jayesh jeevan jignesh jitendra john joseph kailash kamlesh kapil karan karthik kartik kedar keshav khalid
    kishore krishna kuldeep kunal lalit laxman lokesh madhav mahesh makarand manish manoj mayur mehul milind mithun
    mohammad mohammed mohan mohit mohsin mukesh mukund murali nagesh nandkishore narayan narendra naresh naveen navin
    nikhil nilesh nitesh nitin omkar onkar pankaj paresh parth paul pavan pawan peter pradeep prakash pramod pranav
    prasad prashant prateek praveen pravin prem puneet pushkar rafiq raghav raghu rahim rahul raj raja rajan rajat
    rajendra rajesh rajiv raju rakesh ram raman ramesh ranjit rashid ravi ravindra ritesh robert rohan rohit sachin
    sagar sahil salim salman sameer samir sandeep sandip sanjay sanjeev sanket santosh sarthak satish saurabh shahid
    shahrukh shailesh shankar sharad shekhar shivaji shreyas shubham siddharth somnath sourav srinivas subhash sudhir
    sunil suraj surendra suresh sushil swapnil tanmay tarun tejas thomas tushar uday umesh vaibhav varun vasant venkat
    venkatesh vijay vikas vikram vikrant vilas vinay vinayak vinod vipin vipul vishal vishnu vivek yash yogesh yusuf
    zaheer zakir`,
  turban: `amarjit amrik avtar balbir baldev balwant bhagwant charanjit darbara gurbachan gurbaksh gurcharan gurdas
    gurdev harbhajan harcharan jagjit jarnail jasbir joginder kartar mohinder mukhtiar ranjodh satnam sukhbir sukhdev
    surjit tejinder`,
  woman: `aarti aditi aishwarya alka amrita amruta ananya anita anjali anju ankita anuradha aparna archana arpita asha
    ashwini babita bhagyashree bharati bhavana bhavna chaya chhaya chitra damini darshana deepa deepali deepika devi
    devika dipali divya durga gauri gayatri geeta geetha gita hema hemalata indira ishita janaki jaya jayanti jyoti
    jyotsna kajal kalpana kalyani kamala kanchan kavita kavitha kavya keerthi komal kusum lakshmi lalita lata lavanya
    laxmi leela madhavi madhuri mala malati malini mamta manasi mangala manisha manjula meena meenakshi meera megha
    mina mohini mrunal nalini namrata nandini neelam neeta neha nidhi nilima nirmala nisha nita padma pallavi parvati
    pooja poonam prachi pragya pratibha pratima preeti priti priya priyanka puja punam purnima pushpa radha radhika
    rajani rajashree rakhi rama ranjana rashmi rekha renuka revathi reshma ritu rohini rukmini rupa rupali sadhana
    sakshi sandhya sangeeta sangita sarala sarita saraswati savita savitri seema shalini sharada sharmila sheela shilpa
    shital shobha shraddha shreya shruti shubhangi sita smita sneha snehal sonali sonam subhadra sudha suhasini sujata
    sulochana suman sumitra sunanda sunita supriya surekha sushila sushma swapna swati tara tejaswini tulsi uma urmila
    usha vaishali vandana vanita varsha vasanti veena vidya vijaya vimala yamuna yogita`,
  'plain woman': `agnes aisha alisha anna annie ayesha catherine elizabeth farida farzana grace jennifer julie maria
    mariam maryam mary mehreen nazia parveen roshni rosy ruby rubina sabina saira sakina salma sana sania sara sarah
    shabana shaheen shireen sofia stella sultana susan tabassum tasneem teresa yasmin zara zoya`,
  veil: 'fatima khadija nasreen nusrat rukhsana shabnam zainab zubeida',
};

const faceOfFirstName = new Map<string, Face>(
  (Object.keys(names) as Face[]).flatMap((face) =>
    names[face].split(/\s+/).map((name) => [name, face] as const),
  ),
);

/** First names that women and men bear alike; the second name tells which. */
const ofBoth =
  /^(?:gur|har|man|jas|sim|bal|kul|nav|am|raj)(?:preet|deep|jeet|winder|ran|want|vir|inder)$/;

const titles = /^(?:mr|mrs|ms|miss|dr|shri|shree|smt|kumari)$/;

/** Nothing for a name that the list does not know: a wrong guess would be worse than none. */
export const faceOfName = (name: string): Face | undefined => {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first = '', ...others] = words.filter((word) => !titles.test(word));
  if (ofBoth.test(first)) {
    if (others.includes('kaur')) return 'plain woman';
    return others.includes('singh') ? 'turban' : undefined;
  }
  return faceOfFirstName.get(first);
};
